// By path, because npm run torture reads this file too, where @ means nothing.
import { formatDuration, totalMinutes } from '../../../lib/pricing/builder'
import { addOns, areas } from '../catalogue'
import { type FormCase, badEmail, flatten, line, name, phone, text } from './form-case'

interface Area {
  name: string
  quantity: number
  basePrice?: number
}

const chosen = [
  { area: areas[0], quantity: 2 },
  { area: areas[1], quantity: 1 },
]

export const sunnieSelectQuote: FormCase = {
  slug: 'sunnie-select-quote',
  body: (email) => ({
    customerInfo: {
      name: 'Sam Lee',
      email,
      phone: '0400 000 000',
      address: '1 Reef Street, Airlie Beach',
      preferredDate: '2025-09-01',
      preferredTime: 'morning',
      specialRequests: 'A dog lives here.\nHe is friendly.',
    },
    selectedAreas: chosen.map(({ area, quantity }) => ({ name: area.name, quantity, basePrice: area.basePrice / 100 })),
    selectedAddOns: addOns.map(({ name }) => name),
    cleanType: 'general',
    preferredDay: 'Tuesday',
    preferredTime: 'morning',
    specialRequests: 'A dog lives here.\nHe is friendly.',
    totalTime: formatDuration(totalMinutes({ cleanType: 'general', areas: chosen, addOns })),
    timestamp: '2025-08-21T01:02:03.456Z',
  }),
  emailPath: 'customerInfo.email',
  required: [
    ['customerInfo', 'Name and email are required to proceed.'],
    ['customerInfo.name', 'Please enter your name'],
    ['customerInfo.email', badEmail],
    ['selectedAreas', 'Please select at least one area'],
    ['cleanType', 'Please select a clean type'],
    ['preferredDay', 'Please select your preferred day'],
    ['preferredTime', 'Please select your preferred time'],
  ],
  wrong: [
    ['customerInfo', 'Sam'],
    ['customerInfo', null],
    ['customerInfo', []],
    ['selectedAreas', areas[0].name],
    ['selectedAreas', {}],
    ['selectedAreas', []],
    ['selectedAreas', Array.from({ length: 21 }, () => ({ name: areas[0].name, quantity: 1 }))],
    ['selectedAreas.0', areas[0].name],
    ...[0, -1, 1.5, 21, 1e308, '2', null].map((value) => ['selectedAreas.0.quantity', value] as const),
    ...['45', null].map((value) => ['selectedAreas.0.basePrice', value] as const),
    ['selectedAddOns', addOns[0].name],
    ['selectedAddOns', Array.from({ length: 21 }, () => addOns[1].name)],
    ['cleanType', 'sparkling'],
    ['cleanType', 5],
    ['preferredTime', 'midnight'],
    ['preferredTime', ['morning']],
  ],
  texts: {
    'customerInfo.name': name(),
    'customerInfo.phone': phone(0),
    'customerInfo.address': line(0),
    'customerInfo.preferredDate': line(0),
    'customerInfo.preferredTime': line(0),
    'customerInfo.specialRequests': text(0),
    'selectedAreas.0.name': name(),
    'selectedAddOns.0': line(),
    preferredDay: line(),
    specialRequests: text(0),
    totalTime: line(0),
    timestamp: line(0),
  },
  plain: ({ selectedAreas, ...rest }) => [
    ...flatten(rest),
    ...(Array.isArray(selectedAreas)
      ? (selectedAreas as Area[]).map(
          ({ name: area, quantity }) => [`selectedAreas.${area}`, String(quantity)] as [string, string],
        )
      : []),
  ],
  keptOfPlain: (body) => ({
    ...body,
    selectedAreas: (body.selectedAreas as Area[]).map(({ name: area, quantity }) => ({ name: area, quantity })),
  }),
}
