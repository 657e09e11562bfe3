import nextJest from 'next/jest.js'

const createJestConfig = nextJest({ dir: './' })
const config = createJestConfig({
  testEnvironment: 'jest-environment-jsdom',
  setupFilesAfterEnv: ['<rootDir>/tests/support/jest-setup.ts'],
  testMatch: ['<rootDir>/tests/{unit,components}/**/*.test.{ts,tsx}'],
  moduleNameMapper: { '^server-only$': '<rootDir>/tests/support/empty.cjs', '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
})

// better-auth and what it uses are ES modules only: let next/jest's compiler turn them into CommonJS.
const modulesOnly = [
  'better-auth',
  '@better-auth',
  'better-call',
  '@better-fetch',
  '@noble',
  'jose',
  'nanostores',
  'defu',
  'kysely',
  'rou3',
  'uncrypto',
  'set-cookie-parser',
]

const withModules = async () => ({
  ...(await config()),
  transformIgnorePatterns: [`/node_modules/(?!(${modulesOnly.join('|')})/)`, '^.+\\.module\\.(css|sass|scss)$'],
})

export default withModules
