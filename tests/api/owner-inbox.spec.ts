import type { SavedAnswers } from '../../lib/server/owner/saved-answers'
import type { LeadDetail } from '../support/owner/as-owner'
import { callApi, getJson } from '../support/owner/as-owner'
import { caseOf } from '../support/form-cases/all'
import { dollars, named, visitCents } from '../support/catalogue'
import { openHoursAgo } from '../support/hours-ago'
import { find, leadFrom, patch, uniqueWord } from '../support/owner/owner-leads'
import { act, openPage, todaysLeads } from '../support/owner/owner-page'
import { answerQuote, quoteLead, sentQuote } from '../support/owner/quotes'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'

const backdate = ({ db }: Site, id: string, hours: number) =>
  db.query(`UPDATE "Lead" SET "createdAt" = '${openHoursAgo(hours)}' WHERE "id" = '${id}' RETURNING "id"`)

test('leads unanswered for 24 hours are listed as waiting, but list sign-ups aren’t @both', async ({
  emptySite: site,
}) => {
  const late = await leadFrom(site, 'late')
  const [later, answered] = [await leadFrom(site, 'later'), await leadFrom(site, 'answered')]
  await leadFrom(site, 'fresh')
  await site.post('/api/newsletter', { email: 'reader@visitor.example' })
  const reader = (await find(site, { form: 'newsletter' })).items[0]!.id
  for (const [id, hours] of [
    [late, 25],
    [later, 40],
    [answered, 30],
    [reader, 90],
  ] as const)
    await backdate(site, id, hours)
  await patch(site, answered, { state: 'replied' })
  await patch(site, late, { state: 'read' })
  const waiting = async (sort: string) => (await find(site, { waiting: '1', sort })).items.map(({ id }) => id)
  expect(await waiting('newest')).toEqual([late, later])
  expect(await waiting('oldest')).toEqual([later, late])
  expect((await find(site, { waiting: '1', q: 'later' })).items.map(({ waiting }) => waiting)).toEqual([true])

  // A waiting lead is listed once, even if it has a reminder too.
  for (const id of [answered, late]) await callApi(site, 'POST', `leads/${id}/remind`, { on: '2026-01-01' })
  const fresh = (await find(site, { q: 'fresh' })).items[0]!.id
  expect(await todaysLeads(site)).toEqual({
    'Waiting over 24 hours': [later, late],
    'To answer': [fresh],
    Reminders: [answered],
  })
  await patch(site, answered, { state: 'spam' })
  expect(await todaysLeads(site)).not.toHaveProperty('Reminders')
})

test('a lead that asks for a change to its quote has waited since then, not since it came in @both', async ({
  emptySite: site,
}) => {
  const id = await quoteLead(site, 'changes@visitor.example')
  await backdate(site, id, 50)
  await answerQuote(site, await sentQuote(site, id), { answer: 'change', change: 'Fewer windows' })
  const standing = async () => {
    const { 'Waiting over 24 hours': waiting = [], 'To answer': unanswered = [] } = await todaysLeads(site)
    const listed = await find(site, { waiting: '1' })
    const lead = await getJson(site, `leads/${id}`)
    return [waiting.length, unanswered.length, listed.total, lead.waiting]
  }
  expect(await standing()).toEqual([0, 1, 0, false])
  // The longest wait comes first, and this lead has waited longer than the change request.
  const fresh = await leadFrom(site, 'meanwhile')
  await backdate(site, fresh, 20)
  expect((await todaysLeads(site))['To answer']).toEqual([fresh, id])
  await patch(site, fresh, { state: 'replied' })
  await site.db.query(`UPDATE "Quote" SET "answeredAt" = '${openHoursAgo(25)}' WHERE "leadId" = '${id}' RETURNING "id"`)
  expect(await standing()).toEqual([1, 0, 1, true])
})

test('opening a lead from an outdated page keeps the state that another device has set', async ({ site }) => {
  const id = await leadFrom(site, uniqueWord())
  const { answeredAt } = (await (await patch(site, id, { state: 'replied' })).json()) as LeadDetail
  expect((await patch(site, id, { state: 'read', from: 'new' })).status).toBe(409)
  expect(await getJson(site, `leads/${id}`)).toMatchObject({ state: 'replied', answeredAt })
})

test('a request’s value comes from our price list, and the list can be sorted by it', async ({ site }) => {
  const word = uniqueWord()
  const subscribe = caseOf('subscribe').body(`glow@${word}.example`)
  expect((await site.post('/api/subscribe', subscribe)).status).toBe(200)
  await site.post('/api/subscribe', {
    ...subscribe,
    propertySize: named['3b2b'],
    customerEmail: `bigger@${word}.example`,
  })
  await leadFrom(site, word, { email: `question@${word}.example` })
  const { items } = await find(site, { sort: 'value', q: word })
  expect(items.map(({ email }) => email!.split('@')[0])).toEqual(['bigger', 'glow', 'question'])
  expect(items[1]).toMatchObject({
    valueCents: visitCents('daily-glow', '1b1b', 'weekly'),
    phone: '0400 000 000',
    prefers: 'either',
    times: 'Monday',
  })
  expect(items[1]!.brief[1]).toContain(dollars(visitCents('daily-glow', '1b1b', 'weekly')))
  expect(items[2]!.valueCents).toBeNull()
})

test('a change returns the lead, which keeps the time it was first answered', async ({ site }) => {
  const id = await leadFrom(site, uniqueWord())
  const change = async (state: string) => (await (await patch(site, id, { state })).json()) as LeadDetail
  const replied = await change('replied')
  expect(replied).toMatchObject({ id, state: 'replied', name: 'Robin Field', notes: [] })
  expect(Date.parse(replied.answeredAt!)).toBeGreaterThan(Date.parse(replied.createdAt))
  expect((await change('won')).answeredAt).toBe(replied.answeredAt)
  expect((await change('read')).answeredAt).toBeNull()
})

test('undoing a change gives a lead its dates back, but only dates that it can have had', async ({ site }) => {
  const id = await leadFrom(site, uniqueWord())
  await patch(site, id, { state: 'won' })
  const dates = () => site.db.query(`SELECT "answeredAt", "wonAt" FROM "Lead" WHERE "id" = '${id}'`)
  const were = await dates()
  const { before } = (await (await patch(site, id, { state: 'read', from: 'won' })).json()) as { before: object }
  expect(await dates()).toEqual([{ answeredAt: null, wonAt: null }])
  expect((await patch(site, id, { ...before, from: 'read' })).status).toBe(200)
  expect(await dates()).toEqual(were)
  for (const wrong of [
    { ...before, state: 'lost' },
    { ...before, wonAt: '2020-01-01T00:00:00.000Z' },
    { ...before, answeredAt: '2999-01-01T00:00:00.000Z' },
  ])
    expect((await patch(site, id, wrong)).status).toBe(422)
  // The error names the wrong field.
  const namedBy = async (body: object) =>
    Object.keys(((await (await patch(site, id, body)).json()) as { errors: object }).errors)
  expect(await namedBy({ ...before, answeredAt: 'yesterday' })).toEqual(['answeredAt'])
  expect(await namedBy({ state: 'sold' })).toEqual(['state'])
  expect(await dates()).toEqual(were)
})

test('notes and reminders are stored with their lead', async ({ site }) => {
  const id = await leadFrom(site, uniqueWord())
  const note = { text: ' Rings on Tuesday.\r\nHas a dog. ' }
  expect((await callApi(site, 'POST', `leads/${id}/notes`, note)).status).toBe(200)
  expect((await callApi(site, 'POST', `leads/${id}/remind`, { on: '2026-11-24' })).status).toBe(200)
  expect(await getJson(site, `leads/${id}`)).toMatchObject({
    notes: [{ text: 'Rings on Tuesday.\nHas a dog.' }],
    remindOn: '2026-11-24',
  })
  expect((await callApi(site, 'POST', `leads/${id}/remind`, { on: null })).status).toBe(200)
  expect((await getJson(site, `leads/${id}`)).remindOn).toBeNull()
  for (const [path, body] of [
    ['notes', { text: ' ' }],
    ['remind', { on: '2026-02-30' }],
    ['reply', { text: '' }],
    ['reply', { text: 'x'.repeat(5001) }],
  ] as const) {
    const response = await callApi(site, 'POST', `leads/${id}/${path}`, body)
    expect([path, response.status]).toEqual([path, 422])
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toHaveLength(1)
  }
  for (const path of ['notes', 'remind', 'reply'])
    expect((await callApi(site, 'POST', `leads/unknown/${path}`, { text: 'x', on: '2026-11-24' })).status).toBe(404)
})

test('saved answers start as ours and keep the owner’s changes @both', async ({ emptySite: site }) => {
  const saved = async () => {
    const { document } = await openPage(site, '/admin/answers')
    const texts = [...document.querySelectorAll('textarea')].map(({ value }) => value)
    const titles = [...document.querySelectorAll<HTMLInputElement>('[name=title]')].map(({ value }) => value)
    return titles.map((title, index) => ({ title, text: texts[index]! })).filter(({ title }) => title)
  }
  const put = async (answers: SavedAnswers) =>
    (
      await act(site, 'answers', 'answers', {
        title: answers.map(({ title }) => title),
        text: answers.map(({ text }) => text),
      })
    ).status
  const ours = await saved()
  expect(ours.length).toBeGreaterThan(2)
  expect(await put(ours)).toBe(303)
  expect(await saved()).toEqual(ours)
  const mine = [{ title: 'Soon', text: 'Hi {name}, we’ll be there.' }]
  expect(await put(mine)).toBe(303)
  expect(await saved()).toEqual(mine)
  expect(await put([{ title: '', text: 'x' }])).toBe(422)
})
