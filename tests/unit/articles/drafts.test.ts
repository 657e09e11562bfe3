/** @jest-environment node */
const mockFront = {
  excerpt: 'A few words about what it is about.',
  date: '2026-01-05',
  category: 'Lifestyle',
  tags: ['Sand'],
  author: 'The Sunnie Team',
}

// The real files with other front matter, because this tests the list rather than the articles.
jest.mock('node:fs', () => ({
  ...jest.requireActual<object>('node:fs'),
  readdirSync: () => ['home-organization-tips.mdx', 'protect-your-place-announcement.mdx'],
}))
jest.mock('@/content/articles/home-organization-tips.mdx', () => ({
  default: () => null,
  frontmatter: { ...mockFront, title: 'Shown to all' },
}))
jest.mock('@/content/articles/protect-your-place-announcement.mdx', () => ({
  default: () => null,
  frontmatter: { ...mockFront, title: 'Not to be seen yet', date: '2026-02-05', draft: true },
}))

const articlesOn = async (stage: string) => {
  jest.resetModules()
  process.env.DEPLOY_ENV = stage
  return import('@/lib/articles')
}
afterAll(() => delete process.env.DEPLOY_ENV)

it.each([
  ['production', ['Shown to all']],
  ['preview', ['Not to be seen yet', 'Shown to all']],
])('%s lists %j: newest first, with drafts on previews only', async (stage, titles) => {
  const { allArticles, articleById } = await articlesOn(stage)
  expect((await allArticles()).map(({ title }) => title)).toEqual(titles)
  expect((await articleById('protect-your-place-announcement')) !== undefined).toBe(stage === 'preview')
})
