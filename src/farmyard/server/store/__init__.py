"""What is kept: the database of a server, who writes to it, and how it is looked after."""
