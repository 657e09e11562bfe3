import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'

/** Files with components or hooks. Their rules run the React compiler, which takes a quarter of the linting time. */
const withReact = ['{app,components}/**/*.{ts,tsx}', '**/*.tsx']

/** What the service worker takes from the browser. */
const workerGlobals = ['caches', 'clearTimeout', 'fetch', 'MessageChannel', 'Response', 'self', 'setTimeout', 'URL']

/** In JSX: something that may be a text, and anything that may stand beside it. */
const texts = [
  'Identifier[name!=/^(children|contactFields)$/]',
  'MemberExpression',
  'TemplateLiteral',
  'CallExpression[callee.property.name!="map"]',
  'LogicalExpression[right.type!=/^JSX/]',
  'ConditionalExpression[consequent.type!=/^JSX/][alternate.type!=/^JSX/]',
]
const textInJsx = `JSXExpressionContainer:has(> :matches(${texts.join()}))`
const besideInJsx = String.raw`:matches(JSXElement, JSXText[value=/\S/], JSXExpressionContainer:not(:has(> JSXEmptyExpression)))`

const config = [
  {
    ignores: [
      '.next/**',
      'generated/**',
      'node_modules/**',
      'next-env.d.ts',
      'public/*',
      '!public/admin-worker.js',
      '!public/owner',
      'public/owner/idiomorph.js',
      'test-results/**',
      'playwright-report/**',
      'shots/**',
      'data/**',
    ],
  },
  ...nextVitals.map((part) => ({ ...part, files: withReact })),
  ...nextTypescript,
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    rules: {
      // docs/decisions/plain-links.md
      '@next/next/no-html-link-for-pages': 'off',
      // Pictures are resized in advance (components/site/picture.tsx).
      '@next/next/no-img-element': 'off',
      'import/no-anonymous-default-export': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      // Prettier wraps code at 120 columns, but leaves comments alone.
      'max-len': ['error', { code: 10_000, comments: 120, ignoreUrls: true }],
    },
  },
  // The regular zod is one object that can't be tree-shaken, so a single use in a browser adds all of it to every form.
  {
    files: ['{components,lib/forms,lib/owner}/**'],
    rules: { 'no-restricted-imports': ['error', { name: 'zod', message: "Use 'zod/mini' in code for browsers." }] },
  },
  // docs/decisions/grouped-writes.md
  {
    files: ['{app,lib}/**'],
    ignores: ['lib/server/base/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: "TaggedTemplateExpression[tag.name='sql']", message: 'SQL belongs in lib/server/base/sql.' },
      ],
    },
  },
  {
    files: ['public/admin-worker.js'],
    languageOptions: {
      sourceType: 'script',
      globals: Object.fromEntries(workerGlobals.map((name) => [name, 'readonly'])),
    },
    rules: { 'no-undef': 'error' },
  },
  // A browser's translation replaces text nodes, and React would go on writing into the ones it removed.
  {
    files: ['components/{flow,shop,subscribe,sunnie-select}/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[`${besideInJsx} ~ ${textInJsx}`, `${textInJsx} ~ ${besideInJsx}`].map((pair) => ({
          selector: `:matches(JSXElement, JSXFragment) > ${pair}`,
          message: 'A text beside something else needs an element of its own.',
        })),
      ],
    },
  },
  { files: ['tools/**', 'art/**', 'tests/**', '*.mjs'], rules: { 'no-console': 'off' } },
]

export default config
