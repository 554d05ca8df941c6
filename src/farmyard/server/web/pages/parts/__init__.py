"""The page of all parts that pages are made of, for who works on them."""
