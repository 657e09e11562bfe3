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
        kind: 'placeholder',
        open: () => true,
      },
      { id: 'A1', question: 'GST?', where: 'a.ts: gst', source: 'A1', kind: 'question', open: () => false },
    ],
  },
  {
    area: 'The shop',
    checks: [{ id: 'E27', question: 'Available?', where: 'b.ts', source: 'E27', kind: 'question', open: () => false }],
  },
]
