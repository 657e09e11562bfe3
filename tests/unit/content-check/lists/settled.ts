/** A list with nothing open. */
export const ownerCheckAreas = [
  {
    area: 'The business',
    checks: [
      { id: 'abn', question: 'What is the ABN?', where: 'a.ts', source: 'G', kind: 'placeholder', open: () => false },
    ],
  },
]
