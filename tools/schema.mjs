// Writes prisma/<provider>/schema.prisma from prisma/models, the only description of the tables.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { filesBelow } from './files.mjs'

export const providers = ['sqlite', 'postgresql']

/** All models in one text, without a datasource, because there are two. */
export const readModels = () =>
  filesBelow('prisma/models')
    .map((file) => readFileSync(`prisma/models/${file}`, 'utf8'))
    .join('\n')

// The smaller query compiler loads faster and takes 70 MB less; docs/performance.md says what that costs.
export const schemaFor = (provider, models) => `// Generated from ../models by tools/schema.mjs. Do not edit.
generator client {
  provider      = "prisma-client"
  output        = "../../generated/${provider}"
  moduleFormat  = "cjs"
  compilerBuild = "small"
}

datasource db {
  provider = "${provider}"
}

${models}`

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const provider of providers) {
    mkdirSync(`prisma/${provider}`, { recursive: true })
    writeFileSync(`prisma/${provider}/schema.prisma`, schemaFor(provider, readModels()))
  }
