import './infra/tools/run/supportedNode.mjs';
import preset, { base, jsdom, node } from './shared/testing/jest.mjs';

/** The files of a package share a page or process, and so its modules. */
const suites = {
  runner: '<rootDir>/infra/tools/run/src/suites/suiteRunner.ts',
  testRunner: '<rootDir>/infra/tools/run/src/suites/runSuite.ts',
};

export default {
  ...preset,
  projects: [
    {
      ...node,
      ...suites,
      testMatch: [...node.testMatch, '<rootDir>/infra/stand-ins/common/*.test.ts'],
      testPathIgnorePatterns: [...base.testPathIgnorePatterns, '/infra/services/api/', '/infra/tools/proof/'],
    },
    {
      ...base,
      ...suites,
      displayName: 'api',
      globalSetup: '<rootDir>/infra/services/api/src/testing/testServer.ts',
      globalTeardown: '<rootDir>/infra/services/api/src/testing/stopTestServer.ts',
      testMatch: ['<rootDir>/infra/{services/api,tools/proof}/src/**/*.test.ts'],
    },
    { ...jsdom, ...suites },
  ],
};
