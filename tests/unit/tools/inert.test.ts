/** @jest-environment node */
import { inert as inertWith, listSheets } from '@/tools/inert.mjs'

const inert = (html: string, scripts: Record<string, string> = {}) =>
  inertWith(html, (file) => scripts[file] ?? '', 'a.css')

const chunk = (name: string, attribute = 'async=""') =>
  `<script src="/_next/static/chunks/${name}.js" ${attribute}></script>`
const bootstrap = '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>'
const flight =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a"])</script>'
const data = '<script type="application/ld+json">{"@graph":[]}</script>'
const loader = '<script src="/loader/a.js" defer="" data-files=""></script>'
const styles = '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>'
const changed = /^Next's output has changed, see tools\/next-output\.mjs: .{5,}$/
const page = (scripts: string) =>
  `<head>${styles}<link rel="preload" as="script" href="/_next/static/chunks/b.js"/>${chunk('a')}</head><body>${data}<p>Hello</p>${scripts}</body>`

test('an inert page has its loader, its structured data and the wait for its styles, and no other script', () => {
  const { html, flight: file } = inert(page(loader + chunk('old', 'noModule=""') + bootstrap + chunk('b') + flight))
  expect(html).toBe(
    `<head>${styles}<script>0</script></head><body>${data}<p>Hello</p><script src="/loader/a.js" defer="" data-sheets="a.css" data-files="${file!.name} chunks/a.js chunks/b.js"></script></body>`,
  )
  expect(file!.name).toMatch(/^runtime\/[0-9a-f]{16}\.js$/)
  expect(file!.text).toMatch(
    /^self\.beginReact=\(\)=>\{.*TURBOPACK.*;\n.*push\(\[0\]\);\nself\.__next_f\.push\(\[1,"a"\]\)\}$/s,
  )
})

test('a page with a form lists the files its island needs in addition to the runtime', () => {
  const scripts = {
    'chunks/b.js':
      '1,e=>{e.v(t=>Promise.all(["static/chunks/menu.js"].map(t=>e.l(t))))},2,e=>{e.v(t=>Promise.all(["static/chunks/form.js","static/chunks/zod.js"].map(t=>e.l(t))))}',
    'chunks/form.js': 'e.s(["LeadFormIsland",0,function(){}])',
  }
  const { html } = inert(page(loader + chunk('b') + flight), scripts)
  expect(html).toContain(' data-island="chunks/form.js chunks/zod.js"')
})

test('a page without the loader keeps no scripts', () => {
  expect(inert(page(chunk('b') + flight))).toEqual({ html: `<head>${styles}</head><body>${data}<p>Hello</p></body>` })
})

test.each([
  ['an unknown inline script', loader + bootstrap + chunk('b') + flight + '<script>$RC("B:0")</script>'],
  ['a script from elsewhere', loader + flight + '<script src="https://elsewhere.example/a.js"></script>'],
  ['flight data without its start', loader + chunk('b') + '<script>self.__next_f.push([1,"a"])</script>'],
])('%s stops the build with one line', (_, scripts) => {
  expect(() => inert(page(scripts))).toThrow(changed)
})

test('a page without a style sheet stops the build with one line', () => {
  expect(() => inert(page(loader + chunk('b') + flight).replace(styles, ''))).toThrow(changed)
})

test('style sheets are listed for the loader, the most common one first, the others after their pages', () => {
  const page = (route: string, sheet: string) => ({ route, written: styles.replace('chunks/a', sheet) })
  const pages = [
    page('/subscribe', 'flows'),
    page('/', 'site'),
    page('/about', 'story'),
    page('/contact', 'site'),
    page('/partners/reef', 'story'),
    page('/partners/rivers', 'story'),
    page('/services', 'site'),
    ...['/_not-found', '/missing/service', '/variants/subscribe/full-bloom'].map((route) => page(route, 'flows')),
    { route: '/_global-error', written: '<p>No styles</p>' },
  ]
  expect(listSheets(pages)).toBe('site.css ,about,partners, story.css ,subscribe, flows.css')
})
