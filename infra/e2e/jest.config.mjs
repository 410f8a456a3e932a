import base from '../../jest.config.mjs';
import { TIME_LIMITS } from '../../shared/testing/src/timeLimits.mjs';

const [node] = base.projects;

/**
 * The browser suite: real Chromium against the built, running system, which all workers share; nothing is mocked.
 * `TEST_ALL=1` is the long form.
 */
export default {
  displayName: 'browser',
  rootDir: '../..',
  testEnvironment: 'node',
  transform: node.transform,
  testMatch: ['<rootDir>/infra/e2e/src/**/*.e2e.ts'],
  globalSetup: '<rootDir>/infra/e2e/src/system/globalSetup.ts',
  globalTeardown: '<rootDir>/infra/e2e/src/system/globalTeardown.ts',
  // Jest leaves a core to itself unless told.
  maxWorkers: '100%',
  testTimeout: TIME_LIMITS.story,
};
