"""The environment of Alembic: migrations run on the caller's connection and transaction."""

from alembic import context

from farmyard.server.store.migrations import RECORD

context.configure(
    connection=context.config.attributes["connection"],
    version_table=RECORD,
    transactional_ddl=True,
)
context.run_migrations()
