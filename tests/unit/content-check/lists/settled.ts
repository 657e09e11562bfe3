/** A list on which nothing is open. */
export const ownerCheckAreas = [
  {
    area: 'The business',
    checks: [{ id: 'abn', question: 'What is the ABN?', where: 'a.ts', source: 'G', sample: () => false }],
  },
]
