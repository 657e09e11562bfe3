import type { SavedAnswer } from '../../lib/owner/inbox'
import { ask, read } from '../support/as-owner'
import { expect, test } from '../support/site'

test('saved answers start with ours and stay as she changes them', async ({ startSite }) => {
  const site = await startSite()
  const ours = await read<SavedAnswer[]>(site, 'saved-answers')
  expect(ours.length).toBeGreaterThan(2)
  const mine = [{ title: 'Soon', text: 'Hi {name}, we’ll be there.' }]
  const put = async (before: unknown, answers: unknown) =>
    (await ask(site, 'PUT', 'saved-answers', { before, answers })).status
  // Devices that change the same ones at once: one gets through, and the others are told.
  const statuses = await Promise.all([mine, mine, mine].map((answers) => put(ours, answers)))
  expect(statuses.sort()).toEqual([200, 409, 409])
  expect(await read(site, 'saved-answers')).toEqual(mine)
  expect(await put(mine, [{ title: '', text: 'x' }])).toBe(422)
})
