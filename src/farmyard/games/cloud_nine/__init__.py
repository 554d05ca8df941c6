"""Cloud Nine … in the henhouse: tricks that make nine, for one to nine breeders.

The ledger, with every ruling cited here, is ``docs/rules/cloud_nine.md``.
"""
