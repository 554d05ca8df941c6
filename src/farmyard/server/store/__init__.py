"""The database of a server: schema, writer, migrations, backups."""
