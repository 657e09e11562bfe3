import nextJest from 'next/jest.js'

// Whatever a shell holds: React's build for production can't be tested.
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
    // Its CommonJS loads React by an import all the same, which Jest runs only once it's compiled.
    '^@react-email/render$': '<rootDir>/node_modules/@react-email/render/dist/node/index.mjs',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
})

// better-auth and its dependencies are ES modules only: next/jest's compiler turns them into CommonJS.
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
