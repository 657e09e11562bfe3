import type { SavedAnswer } from '../../lib/owner/inbox'
import { callApi, getJson } from '../support/as-owner'
import { expect, test } from '../support/site'

test('saved answers start as ours and keep the owner’s changes', async ({ startSite, database }) => {
  const site = await startSite()
  const ours = await getJson<SavedAnswer[]>(site, 'saved-answers')
  expect(ours.length).toBeGreaterThan(2)
  const devices = ['Soon', 'Later', 'Today', 'Tomorrow', 'Now', 'Never']
  const of = (device: string) => [{ title: device, text: 'Hi {name}, we’ll be there.' }]
  const put = async (before: unknown, answers: unknown) =>
    (await callApi(site, 'PUT', 'saved-answers', { before, answers })).status
  expect(await put(ours, ours)).toBe(200)
  // If several devices change the same answers at once, one succeeds and the others are told.
  // On SQLite another connection's lock holds them up until all have read what they would overwrite.
  const release = database === 'sqlite' ? await site.db.disconnect() : undefined
  const answers = Promise.all(devices.map((device) => put(ours, of(device))))
  for (let reads = 0; reads < 10; reads++) await getJson(site, 'saved-answers')
  await release?.()
  const statuses = await answers
  expect(statuses.toSorted()).toEqual([200, ...Array<number>(5).fill(409)])
  const mine = of(devices[statuses.indexOf(200)]!)
  expect(await getJson(site, 'saved-answers')).toEqual(mine)
  // After a double tap or a lost response, the same change is already saved.
  expect(await put(ours, mine)).toBe(200)
  expect(await put(mine, [{ title: '', text: 'x' }])).toBe(422)
})
