/** @jest-environment node */
import { escapeXml, feedDate, feedXml, withAbsoluteUrls } from '@/lib/seo/feed'
import type { Article } from '@/lib/articles'

it('makes internal links absolute and leaves others alone', () => {
  expect(
    withAbsoluteUrls(
      '<a href="/contact">a</a><img src="/art/a.webp"><a href="https://b.test/">b</a><a href="//c.test">c</a>',
      'https://sunnie.test',
    ),
  ).toBe(
    '<a href="https://sunnie.test/contact">a</a><img src="https://sunnie.test/art/a.webp"><a href="https://b.test/">b</a><a href="//c.test">c</a>',
  )
})

it('dates an article on the morning of its day in Queensland', () => {
  expect(feedDate('2025-08-01')).toBe('Thu, 31 Jul 2025 23:00:00 GMT')
})

it('escapes special characters for XML', () => {
  expect(escapeXml(`a & b < c > "d" 'e'`)).toBe('a &amp; b &lt; c &gt; &quot;d&quot; &apos;e&apos;')
})

it('includes full articles, even one that contains the end of a CDATA section', () => {
  const article = {
    title: 'Salt & sand',
    excerpt: 'Both.',
    date: '2025-08-01',
    path: '/the-sunnie-journal/salt',
    author: 'Us',
    category: 'Lifestyle',
    tags: ['Sand'],
  } as unknown as Article
  const xml = feedXml([article], ['<p>one ]]> two</p>'])
  expect(xml).toContain('<title>Salt &amp; sand</title>')
  expect(xml).toContain('<category>Sand</category>')
  expect(xml).toContain('<![CDATA[<p>one ]]]]><![CDATA[> two</p>]]>')
})
