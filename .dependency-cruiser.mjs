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
/** The folders of `components` that belong to one part of the site each. */
const pages = '^components/(admin|journal|natural-order|quotes|shop|subscribe|sunnie-select)/'
/** The site's folders and the files that Next looks for beside them. */
const site = '^((app|components|content|lib)/|(instrumentation(-client)?|mdx-components|next[.]config|proxy)[.]tsx?$)'
const serverOnly = '^lib/server/|[.]server[.]ts$'

/** The rooms of `lib/server` by floor. A room imports only rooms on lower floors. */
const floors = [
  ['base', 'forms'],
  ['mail', 'push', 'requests', 'telemetry'],
  ['leads', 'photos', 'signing-in'],
  ['lifecycle', 'owner'],
]

const serverRooms = floors.map((rooms, floor) => ({
  name: `server-floor-${floor + 1}-points-down`,
  severity: 'error',
  from: { path: `^lib/server/(${rooms.join('|')})/` },
  to: { path: '^lib/server/', pathNot: `^lib/server/(${['$1', ...floors.slice(0, floor).flat()].join('|')})/` },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', comment: 'Types count.', from: {}, to: { circular: true } },
    room('nothing-imports-app', '^(components|content|lib)/', '^app/'),
    room('the-site-knows-no-tools', site, inside('tools', 'tests', 'art')),
    room('content-stands-alone', '^content/', inside('components', 'lib', 'prisma')),
    room('lib-points-down', '^lib/', '^components/'),
    room('pricing-is-pure', '^lib/pricing/', inside('lib/server', 'lib/forms', 'lib/seo')),
    room('forms-are-safe-for-browsers', '^lib/forms/', inside('lib/server', 'lib/seo')),
    room('seo-is-built-over-content', '^lib/seo/', inside('lib/server', 'lib/forms')),
    {
      name: 'browsers-never-meet-the-server',
      severity: 'error',
      from: { path: '^((components|lib)/|instrumentation-client[.]ts$)', pathNot: serverOnly },
      to: { path: serverOnly },
    },
    {
      name: 'only-instrumentation-loads-better-auth',
      severity: 'error',
      comment: 'Any other importer would get a bundle of 0.7 MB of its own (lib/server/signing-in/auth.ts).',
      from: { path: '^(app/|lib/|proxy[.]ts$)' },
      to: { path: '^lib/server/signing-in/better-auth[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    ...serverRooms,
    room('ui-knows-nothing', '^components/(admin/)?ui/', '^(content|components/(?!(admin/)?ui/)|lib/(?!class-names))'),
    room('shared-folders-know-no-page', '^components/(flow|forms|sections|site|ui)/', pages),
    {
      name: 'a-page-knows-no-other',
      severity: 'error',
      from: { path: pages },
      to: { path: pages, pathNot: '^components/$1/' },
    },
    room('owner-shares-no-visitor-parts', '^app/admin/', '^components/(flow|forms|sections)/'),
    room('only-flows-use-flow', '^components/(journal|quotes|shop)/', '^components/flow/'),
    room('site-knows-no-section', '^components/site/', '^components/(flow|forms|sections)/'),
    room('sections-know-no-forms', '^components/sections/', '^components/(flow|forms)/'),
    {
      name: 'forms-get-the-catalogue-as-props',
      severity: 'error',
      from: { path: '^components/forms/' },
      to: { path: '^(content|components/(flow|sections))/', pathNot: '^content/(types|sending)[.]ts$' },
    },
    {
      name: 'definitions-know-no-catalogue',
      severity: 'error',
      comment: 'Browsers load every definition.',
      from: { path: '^lib/forms/', pathNot: serverOnly },
      to: {
        path: '^content/',
        pathNot: '^content/(brand-names|business|lists|natural-order-budgets|services/names|types)[.]ts$',
      },
    },
    {
      name: 'flows-get-the-catalogue-as-props',
      severity: 'error',
      // Its own gathering of it and its fields are rendered on the server.
      from: { path: flows, pathNot: '/catalogue[.]ts$|-fields[.]tsx$' },
      to: {
        path: '^(content|components/sections)/|/catalogue[.]ts$',
        pathNot: '^content/types[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules|^generated/' },
    exclude: { path: '^(generated|[.]next|node_modules)/' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  },
}
