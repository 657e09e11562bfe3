import { defineConfig } from 'prisma/config'

const url = process.env.DATABASE_URL ?? 'file:./data/sunnie.db'
const provider = process.env.DB_PROVIDER ?? (/^postgres(ql)?:/.test(url) ? 'postgresql' : 'sqlite')

export default defineConfig({
  schema: `prisma/${provider}/schema.prisma`,
  migrations: { path: `prisma/${provider}/migrations` },
  datasource: { url },
})
