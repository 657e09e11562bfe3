// Writes prisma/<provider>/schema.prisma from prisma/models.prisma.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

export const providers = ['sqlite', 'postgresql']

export function writeSchemas(root = process.cwd()) {
  const models = readFileSync(`${root}/prisma/models.prisma`, 'utf8')
  for (const provider of providers) {
    mkdirSync(`${root}/prisma/${provider}`, { recursive: true })
    // The smaller query compiler loads faster and takes 70 MB less; docs/performance.md says what that costs.
    const head = `// Generated from ../models.prisma by tools/schema.mjs. Do not edit.
generator client {
  provider      = "prisma-client"
  output        = "../../generated/${provider}"
  moduleFormat  = "cjs"
  compilerBuild = "small"
}

datasource db {
  provider = "${provider}"
}
`
    writeFileSync(`${root}/prisma/${provider}/schema.prisma`, `${head}\n${models}`)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) writeSchemas()
