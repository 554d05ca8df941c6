"""Pages without what was asked for: refusals, faults, and no line."""
