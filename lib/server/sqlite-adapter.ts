import 'server-only'
import { PrismaLibSql } from '@prisma/adapter-libsql'

type Config = Parameters<PrismaLibSql['createClient']>[0]

const overwriteDeleted = 'PRAGMA secure_delete=ON'

/** What SQLite takes in a statement. Prisma would stop at 999: somebody with a thousand leads couldn't be erased. */
const maxBindValues = 32_766

const isBusy = (error: unknown) => /^SQLITE_BUSY/.test((error as { code?: string }).code ?? '')

/** Prisma's adapter for SQLite, with connections that overwrite what they delete and hold no lock longer than they write. */
export class OverwritingLibSql extends PrismaLibSql {
  override async connect() {
    const adapter = await super.connect()
    await adapter.executeScript(overwriteDeleted)
    adapter.getConnectionInfo = () => ({ supportsRelationJoins: false, maxBindValues })
    return adapter
  }

  override createClient(config: Config) {
    const client = super.createClient(config)
    const begin = client.transaction.bind(client)
    client.transaction = async () => {
      const transaction = await begin('deferred')
      // A transaction keeps its connection; this opens the next one.
      await client.execute(overwriteDeleted)
      return transaction
    }
    const execute = client.execute.bind(client) as (statement: unknown) => ReturnType<typeof client.execute>
    client.execute = async (statement: unknown) => {
      try {
        return await execute(statement)
      } catch (error) {
        // A write that met somebody else's lock stays open until its statement is collected as garbage, and counts as
        // another writer meanwhile: the next one on this connection would neither be committed nor give its lock back.
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
