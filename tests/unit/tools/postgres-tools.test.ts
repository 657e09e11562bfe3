import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { startPostgresTool } from '@/tools/database/copies.mjs'

/** A program that prints its password and its arguments. */
const program = path.join(mkdtempSync(path.join(os.tmpdir(), 'sunnie-tool-')), 'print')
writeFileSync(program, '#!/bin/sh\necho "$PGPASSWORD" "$@"\n')
chmodSync(program, 0o700)

test.each([
  'postgres://sunnie:a%20secret@db.example:5432/sunnie?sslmode=no-verify&schema=public',
  'postgres://sunnie@db.example:5432/sunnie?sslmode=no-verify&password=a%20secret&sslpassword=another',
  'postgres://sunnie:ignored@db.example:5432/sunnie?sslmode=no-verify&password=a%20secret',
])('Postgres’s own programs get a URL they accept, without its password: %s', async (databaseUrl) => {
  const { child, ended } = startPostgresTool(program, [], { databaseUrl, stdio: ['ignore', 'pipe', 'inherit'] })
  expect(await text(child.stdout!)).toBe('a secret --dbname=postgres://sunnie@db.example:5432/sunnie?sslmode=require\n')
  await ended
})
