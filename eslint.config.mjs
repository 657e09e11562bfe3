import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'

/** Where components and hooks are: the React compiler, which these rules ask, takes a quarter of the linter's time. */
const withReact = ['{app,components}/**/*.{ts,tsx}', '**/*.tsx']

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
  ...nextVitals.map((part) => ({ ...part, files: withReact })),
  ...nextTypescript,
  {
    files: ['**/*.{mjs,ts,tsx}'],
    rules: {
      // docs/decisions/plain-links.md
      '@next/next/no-html-link-for-pages': 'off',
      // Pictures are made ahead of time, in their own sizes: components/site/picture.tsx.
      '@next/next/no-img-element': 'off',
      'import/no-anonymous-default-export': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
    },
  },
  // zod's own interface is one object that brings all of it, and one use in a browser is enough for every form.
  {
    files: ['{components,lib/forms,lib/owner}/**'],
    rules: { 'no-restricted-imports': ['error', { name: 'zod', message: "Browsers get 'zod/mini'." }] },
  },
  // A file that needs more has two subjects.
  { files: ['{app,components,lib,tools,tests}/**'], rules: { 'max-lines': ['error', 199] } },
  { files: ['tools/**', 'art/**', 'tests/**', '*.mjs'], rules: { 'no-console': 'off' } },
]

export default config
