"""What a table does: it is kept in memory, writes down what happens, shows it to whoever looks on,
and lets bots think and clocks run."""
