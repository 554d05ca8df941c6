"""What Alembic runs to do its work: on the connection, and in the transaction, that it is lent."""

from alembic import context

from farmyard.server.store.migrations import RECORD

context.configure(
    connection=context.config.attributes["connection"],
    version_table=RECORD,
    transactional_ddl=True,
)
context.run_migrations()
