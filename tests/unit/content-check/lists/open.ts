/** A list with one open fact and two settled ones. */
export const ownerCheckAreas = [
  {
    area: 'The business',
    checks: [
      {
        id: 'abn',
        question: 'What is the ABN?',
        where: 'a.ts: abn',
        source: 'G',
        sample: () => true,
      },
      { id: 'A1', question: 'GST?', where: 'a.ts: gst', source: 'A1', sample: () => false },
    ],
  },
  {
    area: 'The shop',
    checks: [{ id: 'E27', question: 'Available?', where: 'b.ts', source: 'E27', sample: () => false }],
  },
]
