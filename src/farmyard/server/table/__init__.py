"""What a table is: who sits there, what has happened, and what everybody may do about it. Plain
values and functions over them; nothing here waits for anybody."""
