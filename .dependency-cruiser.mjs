// Which folders may import which (docs/house.md). Type imports count, so a cycle through a type is also an error.
const inside = (...folders) => `^(${folders.join('|')})/`

/** A rule that forbids a folder to import certain others. */
const room = (name, from, not, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: not },
})

const flows = inside('components/flow', 'components/natural-order', 'components/subscribe', 'components/sunnie-select')

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', comment: 'Types count.', from: {}, to: { circular: true } },
    room('nothing-imports-app', '^(components|content|lib)/', '^app/'),
    room('content-stands-alone', '^content/', inside('components', 'lib', 'prisma')),
    room('lib-points-down', '^lib/', '^components/'),
    room('pricing-is-pure', '^lib/pricing/', inside('lib/server', 'lib/forms', 'lib/seo')),
    room('forms-are-safe-for-browsers', '^lib/forms/', inside('lib/server', 'lib/seo')),
    room('seo-is-built-over-content', '^lib/seo/', inside('lib/server', 'lib/forms')),
    room('browsers-never-meet-the-server', '^components/', '^lib/server/|[.]server[.]ts$'),
    room('ui-knows-nothing', '^components/(admin/)?ui/', '^(content|components/(?!(admin/)?ui/)|lib/(?!class-names))'),
    room('ui-knows-no-admin', '^components/ui/', '^components/admin/'),
    room(
      'site-knows-no-page',
      '^components/site/',
      '^components/(forms|sections|journal|admin|flow|natural|subscribe|sunnie)',
    ),
    room('sections-know-no-forms', '^components/sections/', '^components/(forms|admin|flow|natural|subscribe|sunnie)'),
    {
      ...room(
        'forms-get-the-catalogue-as-props',
        '^components/forms/',
        '^(content/|components/(sections|admin|flow|natural|subscribe|sunnie))',
      ),
      to: {
        path: '^(content/|components/(sections|admin|flow|natural|subscribe|sunnie))',
        pathNot: '^content/(types|sending)[.]ts$',
      },
    },
    {
      name: 'flows-get-the-catalogue-as-props',
      severity: 'error',
      from: { path: flows },
      to: { path: '^(content/|components/(sections|admin))', pathNot: '^content/types[.]ts$' },
    },
    room('a-flow-knows-no-other', '^components/flow/', '^components/(natural|subscribe|sunnie)'),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules|^generated/' },
    exclude: { path: '^(generated|[.]next|node_modules)/' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  },
}
