import nextJest from 'next/jest.js'

// Override the shell's setting, because React's production build can't be tested.
process.env.NODE_ENV = 'test'

const createJestConfig = nextJest({ dir: './' })
const config = createJestConfig({
  testEnvironment: 'jest-environment-jsdom',
  setupFilesAfterEnv: ['<rootDir>/tests/support/jest-setup.ts'],
  testTimeout: 30_000,
  testMatch: ['<rootDir>/tests/{unit,components}/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '^server-only$': '<rootDir>/tests/support/empty.cjs',
    '^@/(.*)$': '<rootDir>/$1',
    // Its CommonJS build also uses import() to load React, which Jest can't run unless it's compiled.
    '^@react-email/render$': '<rootDir>/node_modules/@react-email/render/dist/node/index.mjs',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
})

// better-auth and its dependencies only ship ES modules, so next/jest's compiler has to turn them into CommonJS.
const esModules = [
  '@react-email/render',
  'better-auth',
  '@better-auth',
  'better-call',
  '@better-fetch',
  '@noble',
  'jose',
  'nanostores',
  'defu',
  'rou3',
  'uncrypto',
  'set-cookie-parser',
]

const withModules = async () => ({
  ...(await config()),
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`, '^.+\\.module\\.(css|sass|scss)$'],
})

export default withModules
