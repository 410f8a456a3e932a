import { TIME_LIMITS } from './src/timeLimits.mjs';

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

/** What every test needs. */
export const base = {
  transform: { '^.+\\.(t|j|mj)sx?$': swc },
  // The shared packages are TypeScript, and the others ship only ESM, so swc must compile them too.
  transformIgnorePatterns: [
    '/node_modules/(?!(@shared|entities|jose|jotai|kysely|nanoid|parse5|range-parser|web-vitals|@hookform|syllable|flesch-kincaid|oxc-parser)/)',
  ],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.cache/', '/\\.data/', '/\\.stryker/'],
};

/** Tests of rules, without a page. */
export const node = {
  ...base,
  displayName: 'node',
  testEnvironment: 'node',
  testMatch: ['**/src/**/*.test.ts'],
};

/** Tests of screens. */
export const jsdom = {
  ...base,
  displayName: 'jsdom',
  testEnvironment: '@shared/testing/jsdomEnvironment',
  testMatch: ['**/src/**/*.test.tsx'],
  setupFilesAfterEnv: ['@shared/testing/jsdomSetup'],
};

/** The configuration of a remote's own tests. */
export default {
  testTimeout: TIME_LIMITS.test,
  globalSetup: '@shared/testing/tempFolder',
  projects: [node, jsdom],
};
