import { defineConfig } from 'prisma/config'

// Prisma's own command line only generates the clients (tools/prepare.mjs); tools/database/migrate.mjs migrates.
export default defineConfig({ schema: `prisma/${process.env.DB_PROVIDER}/schema.prisma` })
