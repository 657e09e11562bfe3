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

// next/jest's compiler leaves packages as they are, but this one is an ES module there (see above).
const withModules = async () => ({
  ...(await config()),
  transformIgnorePatterns: ['/node_modules/(?!@react-email/render/)', '^.+\\.module\\.(css|sass|scss)$'],
})

export default withModules
