import 'server-only'
import { PrismaLibSql } from '@prisma/adapter-libsql'
import { inodeOf } from './sqlite-file'

type Config = Parameters<PrismaLibSql['createClient']>[0]

const overwriteDeleted = 'PRAGMA secure_delete=ON'

/** SQLite's limit for one statement. With Prisma's, 999, we couldn't erase someone who has a thousand leads. */
const maxBindValues = 32_766

const isBusy = (error: unknown) => /^SQLITE_BUSY/.test((error as { code?: string }).code ?? '')

/** Prisma's adapter for SQLite, with connections that overwrite what they delete and always release their locks. */
export class OverwritingLibSql extends PrismaLibSql {
  override async connect() {
    const adapter = await super.connect()
    await adapter.executeScript(overwriteDeleted)
    adapter.getConnectionInfo = () => ({ supportsRelationJoins: false, maxBindValues })
    return adapter
  }

  override createClient(config: Config) {
    const assertThere = () => inodeOf(new URL(config.url))
    assertThere()
    const client = super.createClient(config)
    const begin = client.transaction.bind(client)
    client.transaction = async () => {
      assertThere()
      const transaction = await begin('deferred')
      // The transaction keeps its connection, so this opens the next one.
      await client.execute(overwriteDeleted)
      return transaction
    }
    const execute = client.execute.bind(client) as (statement: unknown) => ReturnType<typeof client.execute>
    client.execute = async (statement: unknown) => {
      assertThere()
      try {
        return await execute(statement)
      } catch (error) {
        // A write that hits somebody else's lock stays open until its statement is garbage-collected. Until then it
        // counts as a writer, so the next write on this connection would neither commit nor release its lock.
        if (isBusy(error)) {
          await client.reconnect()
          await execute(overwriteDeleted)
        }
        throw error
      }
    }
    return client
  }
}
