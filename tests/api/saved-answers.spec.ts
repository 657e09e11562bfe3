import type { SavedAnswers } from '../../lib/server/owner/saved-answers'
import { expect, test } from '../support/site'
import { act, openPage } from '../support/owner-page'

test('saved answers start as ours and keep the owner’s changes', async ({ startSite, database }) => {
  const site = await startSite()
  const saved = async () => {
    const { document } = await openPage(site, '/admin/answers')
    return document.querySelector<HTMLInputElement>('[name=before]')!.value
  }
  const ours = JSON.parse(await saved()) as SavedAnswers
  expect(ours.length).toBeGreaterThan(2)
  const devices = ['Soon', 'Later', 'Today', 'Tomorrow', 'Now', 'Never']
  const of = (device: string) => [{ title: device, text: 'Hi {name}, we’ll be there.' }]
  const put = async (before: unknown, answers: SavedAnswers) =>
    (
      await act(site, 'answers', 'answers', {
        before: JSON.stringify(before),
        title: answers.map(({ title }) => title),
        text: answers.map(({ text }) => text),
      })
    ).status
  expect(await put(ours, ours)).toBe(303)
  // If several devices change the same answers at once, one succeeds and the others are told.
  // On SQLite another connection's lock holds them up until all have read what they would overwrite.
  const release = database === 'sqlite' ? await site.db.disconnect() : undefined
  const answers = Promise.all(devices.map((device) => put(ours, of(device))))
  for (let reads = 0; reads < 10; reads++) await saved()
  await release?.()
  const statuses = await answers
  expect(statuses.toSorted()).toEqual([303, ...Array<number>(5).fill(409)])
  const mine = of(devices[statuses.indexOf(303)]!)
  expect(JSON.parse(await saved())).toEqual(mine)
  // After a double tap or a lost response, the same change is already saved.
  expect(await put(ours, mine)).toBe(303)
  expect(await put(mine, [{ title: '', text: 'x' }])).toBe(422)
})
