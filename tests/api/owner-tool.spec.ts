import type { Site } from '../support/server'
import { statusWith } from '../support/sessions'
import { expect, test } from '../support/site'
import { oneLine, runTool } from '../support/tool'

const successor = { email: 'New-Owner@sunnie.example', password: 'another-horse-battery' }
const asSuccessor = (site: Site) => ({
  ...site.environment(),
  OWNER_EMAIL: successor.email,
  OWNER_PASSWORD: successor.password,
})

const signIn = async (site: Site, who: typeof successor) => (await site.post('/api/auth/sign-in/email', who)).status

test('npm run owner with another address replaces the owner and ends every existing way to sign in', async ({
  startSite,
}) => {
  const site = await startSite()
  const cookie = await site.signIn()
  const dates = `"createdAt", "updatedAt") SELECT`
  for (const [table, columns, values] of [
    ['account', '"accountId", "providerId", "userId"', `'key-1', 'passkey', id`],
    ['verification', 'identifier, value, "expiresAt"', `'magic-link', 'a-link-on-its-way', "updatedAt"`],
  ])
    await site.db.query(
      `INSERT INTO "${table}" (id, ${columns}, ${dates} 'x', ${values}, "createdAt", "updatedAt" FROM "user" RETURNING id`,
    )

  await site.db.query(
    `INSERT INTO "passkey" (id, "publicKey", "userId", "credentialID", counter, "deviceType", "backedUp")
     SELECT 'x', 'key', id, 'x', 0, 'singleDevice', ${site.database === 'sqlite' ? 0 : false} FROM "user" RETURNING id`,
  )
  await site.db.query(
    `INSERT INTO "twoFactor" (id, secret, "backupCodes", "userId") SELECT 'x', 'x', 'x', id FROM "user" RETURNING id`,
  )

  const { code, output } = await runTool('owner.mjs', asSuccessor(site))
  expect(code).toBe(0)
  expect(output).toMatch(/Only new-owner@sunnie\.example .*\. All sessions have been ended/)

  expect(await statusWith(site, cookie)).toBe(401)
  expect(await signIn(site, site.owner)).toBe(401)
  expect(await signIn(site, successor)).toBe(200)
  expect(await site.db.query('SELECT email FROM "user"')).toEqual([{ email: 'new-owner@sunnie.example' }])
  expect(await site.db.query('SELECT "providerId" FROM "account"')).toEqual([{ providerId: 'credential' }])
  for (const table of ['verification', 'passkey', 'twoFactor'])
    expect(await site.db.query(`SELECT id FROM "${table}"`)).toEqual([])
})

test(
  'npm run owner without an address keeps the owner and prints a new password',
  { tag: '@once' },
  async ({ startSite }) => {
    const site = await startSite()
    const cookie = await site.signIn()
    const { output } = await runTool('owner.mjs', {
      ...site.environment(),
      OWNER_EMAIL: undefined,
      OWNER_PASSWORD: undefined,
    })
    const password = /with the password ([\w-]{20})/.exec(output)![1]!
    expect(await statusWith(site, cookie)).toBe(401)
    expect(await signIn(site, site.owner)).toBe(401)
    expect(await signIn(site, { email: site.owner.email, password })).toBe(200)
  },
)

test('npm run owner with an unknown argument or option replaces nobody', { tag: '@once' }, async ({ startSite }) => {
  const site = await startSite()
  const cookie = await site.signIn()
  for (const word of ['--help', 'new-owner@sunnie.example'])
    expect(await runTool('owner.mjs', asSuccessor(site), word)).toEqual(oneLine(`${word}': see the project's README`))
  expect(await statusWith(site, cookie)).toBe(200)
})

test('an owner who can’t be replaced keeps their account', { tag: '@once' }, async ({ startSite }) => {
  const site = await startSite()
  const cookie = await site.signIn()
  await site.db.query(
    site.database === 'sqlite'
      ? `CREATE TRIGGER refuse BEFORE INSERT ON "account" BEGIN SELECT RAISE(ABORT, 'no new account'); END`
      : `ALTER TABLE "account" ADD CONSTRAINT refuse CHECK (password IS NULL) NOT VALID`,
  )
  expect((await runTool('owner.mjs', asSuccessor(site))).code).toBe(1)
  expect(await statusWith(site, cookie)).toBe(200)
  expect(await signIn(site, site.owner)).toBe(200)
})
