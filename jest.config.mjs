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
      testEnvironment: '<rootDir>/infra/api/src/testing/pgliteEnvironment.ts',
      testMatch: ['<rootDir>/infra/api/src/**/*.test.ts'],
    },
    jsdom,
  ],
};
