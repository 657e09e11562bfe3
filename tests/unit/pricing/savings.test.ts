/** @jest-environment node */
import { comparisons, plans } from '@/content/subscriptions'
import { serviceById } from '@/content/services'
import { formatExactMoney, formatMoney } from '@/lib/pricing/money'
import { biggestSaving, savingPerYear } from '@/lib/pricing/savings'
import { onceOffPrice, perVisitPrice, savingPercent } from '@/lib/pricing/wizard'
import { wizardPrices, wizardServices } from '@/content/wizard'

const withGst = { registered: true, percent: 10 }
const withoutGst = { registered: false, percent: 10 }

describe('savingPerYear', () => {
  it.each([
    [14000, 11900, 54600],
    [21000, 16800, 109200],
  ])('for %d versus %d fortnightly is %d cents', (onceOff, subscriber, saving) => {
    expect(savingPerYear(onceOff, subscriber, 'fortnightly')).toBe(saving)
  })

  it('counts 52 weekly and 12 monthly visits', () => {
    expect(savingPerYear(200, 100, 'weekly')).toBe(5200)
    expect(savingPerYear(200, 100, 'monthly')).toBe(1200)
  })

  it('is never negative', () => {
    expect(savingPerYear(100, 200, 'weekly')).toBe(0)
  })
})

describe('the comparison on the subscriptions page (section 9)', () => {
  it('has the specified figures', () => {
    expect(
      comparisons.map(({ name, onceOff, subscriber, savingPerYear }) => [
        name,
        formatMoney(onceOff),
        formatMoney(subscriber),
        formatMoney(savingPerYear),
      ]),
    ).toEqual([
      ['Daily Glow', '$140', '$119', '$546'],
      ['Full Bloom', '$210', '$168', '$1,092'],
    ])
  })

  it.each(comparisons.map((row) => [row.name, row] as const))(
    'adds up for %s as fortnightly visits excluding GST',
    (_, row) => {
      expect(savingPerYear(row.onceOff, row.subscriber, 'fortnightly')).toBe(row.savingPerYear)
      expect(onceOffPrice(serviceById(row.service).pricing, '2b1b', withoutGst)).toBe(row.onceOff)
      expect(row.basis).toContain('fortnightly')
    },
  )
})

describe('the plan cards (section 9)', () => {
  it('have the specified figures', () => {
    expect(
      plans.map(({ id, price, per, savingPercent, gst }) =>
        [id, formatExactMoney(price), per, `${savingPercent}%`, gst].join(' '),
      ),
    ).toEqual([
      'daily-glow-weekly $92.40 week 20% included',
      'daily-glow-fortnightly $98.18 visit 15% included',
      'full-bloom-weekly $157.50 week 20% plus',
      'full-bloom-fortnightly $168.00 visit 15% plus',
      'full-bloom-monthly $178.50 visit 10% plus',
      'work-flow-weekly $60.00 week 20% included',
      'work-flow-fortnightly $119.00 visit 15% plus',
      'work-flow-monthly $189.00 visit 10% plus',
    ])
  })

  it.each(plans.map((plan) => [plan.id, plan] as const))(
    '%s matches the wizard’s price, with GST as labelled',
    (_, plan) => {
      const wizard = perVisitPrice(wizardPrices, plan)
      const total = plan.gst === 'included' ? plan.price : (plan.price * 110) / 100
      expect(total).toBe(wizard)
    },
  )

  it('understate the real saving for Full Bloom, as specified (A3)', () => {
    const full = onceOffPrice(serviceById('full-bloom').pricing, '2b1b', withoutGst) ?? 0
    expect(
      plans.filter(({ service }) => service === 'full-bloom').map(({ price }) => savingPercent(full, price)),
    ).toEqual([25, 20, 15])
  })

  it('state the real saving for The Daily Glow (A5)', () => {
    const full = onceOffPrice(serviceById('daily-glow').pricing, '1b1b', withGst) ?? 0
    const ours = plans.filter(({ service }) => service === 'daily-glow')
    expect(ours.map(({ price }) => savingPercent(full, price))).toEqual([20, 15])
  })
})

describe('biggestSaving', () => {
  it('is 25% off a weekly Full Bloom', () => {
    expect(biggestSaving(wizardServices, wizardPrices, (id) => serviceById(id).pricing, withGst)).toMatchObject({
      service: { name: 'The Full Bloom' },
      frequency: 'weekly',
      percent: 25,
    })
  })

  it('follows the price list', () => {
    const prices = structuredClone(wizardPrices) as {
      'work-flow': { large: { monthly: number } }
    } & typeof wizardPrices
    prices['work-flow'].large.monthly = 11_550
    expect(biggestSaving(wizardServices, prices, (id) => serviceById(id).pricing, withGst)).toMatchObject({
      service: { name: 'The Work Flow' },
      frequency: 'monthly',
      percent: 50,
    })
  })
})
