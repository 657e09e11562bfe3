import 'server-only'
import { PrismaLibSql } from '@prisma/adapter-libsql'

type Config = Parameters<PrismaLibSql['createClient']>[0]

const overwriteDeleted = 'PRAGMA secure_delete=ON'

/** Prisma's adapter for SQLite, with connections that overwrite what they delete. */
export class OverwritingLibSql extends PrismaLibSql {
  override async connect() {
    const adapter = await super.connect()
    await adapter.executeScript(overwriteDeleted)
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
    return client
  }
}
