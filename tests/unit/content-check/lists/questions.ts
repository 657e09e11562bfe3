/** A list with an open question and no placeholder. */
export const ownerCheckAreas = [
  {
    area: 'Prices',
    checks: [
      { id: 'A1', kind: 'question', question: 'GST?', where: 'a.ts: gst', source: 'A1', open: () => true },
      { id: 'abn', kind: 'placeholder', question: 'The ABN?', where: 'a.ts', source: 'G', open: () => false },
    ],
  },
]
