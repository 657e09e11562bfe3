import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'

// Who may import whom (docs/house.md). Each zone: files in `target` may not import from `from`, but for `except`.
const app = ['./app/**']
const zones = [
  {
    target: './content/**',
    from: ['./app/**', './components/**', './lib/**', './prisma/**'],
    message: 'content imports content and types alone',
  },
  {
    target: './lib/pricing/**',
    from: ['./app/**', './components/**', './lib/server/**', './lib/forms/**', './lib/seo/**'],
    message: 'lib/pricing is pure: content and lib/pricing alone',
  },
  {
    target: './lib/forms/**',
    from: ['./app/**', './components/**', './lib/server/**', './lib/seo/**'],
    message: 'lib/forms is safe for the browser: content and lib/pricing alone',
  },
  {
    target: './lib/seo/**',
    from: ['./app/**', './components/**', './lib/server/**', './lib/forms/**'],
    message: 'lib/seo builds over content',
  },
  {
    target: './lib/server/**',
    from: ['./app/**', './components/**'],
    message: 'lib/server knows neither pages nor components',
  },
  {
    target: './components/ui/**',
    from: [
      './app/**',
      './content/**',
      './lib/server/**',
      './lib/forms/**',
      './lib/pricing/**',
      './components/sections/**',
      './components/forms/**',
      './components/site/**',
    ],
    message: 'components/ui imports the class-name helper alone',
  },
  {
    target: './components/sections/**',
    from: ['./app/**', './lib/server/**', './components/forms/**', './components/admin/**'],
    message: 'sections import ui, site, content and lib/pricing',
  },
  {
    target: './components/forms/**',
    from: ['./app/**', './lib/server/**', './components/sections/**', './content/**'],
    except: ['./types.ts'],
    message: 'what a form shows comes as props, so that the catalogue stays out of the bundle',
  },
  {
    target: './components/site/**',
    from: [...app, './lib/server/**', './components/forms/**', './components/sections/**'],
    message: 'site furniture knows no page',
  },
]

const restrictedZones = zones.flatMap(({ target, from, message, except }) =>
  from.map((one) => ({
    target,
    from: one.replace('/**', ''),
    message,
    ...(except && one.startsWith('./content') && { except }),
  })),
)

const config = [
  {
    ignores: [
      '.next/**',
      'generated/**',
      'node_modules/**',
      'next-env.d.ts',
      'public/**',
      'test-results/**',
      'playwright-report/**',
      'shots/**',
      'data/**',
    ],
  },
  ...nextVitals,
  ...nextTypescript,
  {
    files: ['**/*.{mjs,ts,tsx}'],
    rules: {
      // docs/decisions/plain-links.md
      '@next/next/no-html-link-for-pages': 'off',
      'import/no-restricted-paths': ['error', { zones: restrictedZones }],
      'import/no-cycle': ['error', { maxDepth: 6 }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    ignores: ['app/**', '*.ts', '*.tsx', 'tests/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ group: ['@/app/*'], message: 'nothing imports app' }] }],
    },
  },
  { files: ['tools/**', 'art/**', 'tests/**', '*.mjs'], rules: { 'no-console': 'off' } },
]

export default config
