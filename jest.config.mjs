import preset, { base, jsdom, node } from './shared/testing/jest.mjs';

/** The files of a package share a page or process, and so its modules. */
const suites = {
  runner: '<rootDir>/infra/run/src/suites/suiteRunner.ts',
  testRunner: '<rootDir>/infra/run/src/suites/runSuite.ts',
};

export default {
  ...preset,
  projects: [
    {
      ...node,
      ...suites,
      testMatch: [...node.testMatch, '<rootDir>/infra/providers/common/*.test.ts'],
      testPathIgnorePatterns: [...base.testPathIgnorePatterns, '/infra/api/'],
    },
    {
      ...base,
      ...suites,
      displayName: 'api',
      globalSetup: '<rootDir>/infra/api/src/testing/testServer.ts',
      globalTeardown: '<rootDir>/infra/api/src/testing/stopTestServer.ts',
      testMatch: ['<rootDir>/infra/api/src/**/*.test.ts'],
    },
    { ...jsdom, ...suites },
  ],
};
