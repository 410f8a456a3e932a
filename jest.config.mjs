import { TIME_LIMITS } from './shared/testing/src/timeLimits.mjs';

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  },
];
const shared = {
  transform: { '^.+\\.(t|j|mj)sx?$': swc },
  // These packages ship only ESM, so swc must compile them too.
  transformIgnorePatterns: ['/node_modules/(?!(jose|nanoid|web-vitals|@hookform|syllable|flesch-kincaid)/)'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.cache/', '/\\.data/', '/\\.stryker/'],
};
export default {
  testTimeout: TIME_LIMITS.test,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/src/**/*.test.ts', '<rootDir>/infra/providers/common/*.test.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '/infra/api/'],
    },
    {
      ...shared,
      displayName: 'api',
      testEnvironment: '<rootDir>/infra/api/src/testing/pgliteEnvironment.ts',
      testMatch: ['<rootDir>/infra/api/src/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'jsdom',
      testEnvironment: '<rootDir>/shared/testing/src/jsdomEnvironment.ts',
      testMatch: ['**/src/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/shared/testing/src/jsdomSetup.ts'],
    },
  ],
};
