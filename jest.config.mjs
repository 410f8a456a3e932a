import preset, { base, jsdom, node } from './shared/testing/jest.mjs';

export default {
  ...preset,
  projects: [
    {
      ...node,
      testMatch: [...node.testMatch, '<rootDir>/infra/providers/common/*.test.ts'],
      testPathIgnorePatterns: [...base.testPathIgnorePatterns, '/infra/api/'],
    },
    {
      ...base,
      displayName: 'api',
      globalSetup: '<rootDir>/infra/api/src/testing/testServer.ts',
      globalTeardown: '<rootDir>/infra/api/src/testing/stopTestServer.ts',
      testMatch: ['<rootDir>/infra/api/src/**/*.test.ts'],
    },
    jsdom,
  ],
};
