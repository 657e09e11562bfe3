// Writes prisma/<provider>/schema.prisma from prisma/models, the only description of the tables. It has no datasource,
// because there are two.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { filesBelow } from './files.mjs'

export const providers = ['sqlite', 'postgresql']

/**
 * Writes the schema of each database.
 * @param root the repository's folder
 */
export function writeSchemas(root = process.cwd()) {
  const folder = `${root}/prisma/models`
  const files = filesBelow(folder).filter((file) => file.endsWith('.prisma'))
  const models = files.map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  for (const provider of providers) {
    mkdirSync(`${root}/prisma/${provider}`, { recursive: true })
    // The smaller query compiler loads faster and takes 70 MB less; docs/performance.md says what that costs.
    const head = `// Generated from ../models by tools/schema.mjs. Do not edit.
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
    writeFileSync(`${root}/prisma/${provider}/schema.prisma`, [head, ...models].join('\n'))
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) writeSchemas()
