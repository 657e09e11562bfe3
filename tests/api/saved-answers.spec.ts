import type { SavedAnswer } from '../../lib/owner/inbox'
import { ask, read } from '../support/as-owner'
import { expect, test } from '../support/site'

test('saved answers start with ours and stay as she changes them', { tag: '@once' }, async ({ startSite }) => {
  const site = await startSite()
  const ours = await read<SavedAnswer[]>(site, 'saved-answers')
  expect(ours.length).toBeGreaterThan(2)
  const mine = [{ title: 'Soon', text: 'Hi {name}, we’ll be there.' }]
  const put = async (before: unknown, answers: unknown) =>
    (await ask(site, 'PUT', 'saved-answers', { before, answers })).status
  expect(await put(ours, mine)).toBe(200)
  expect(await read(site, 'saved-answers')).toEqual(mine)
  expect(await put(mine, [{ title: '', text: 'x' }])).toBe(422)
})
