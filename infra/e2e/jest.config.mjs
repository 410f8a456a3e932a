import base from '../../jest.config.mjs';
import { TIME_LIMITS } from '../../shared/testing/src/timeLimits.mjs';

const [node] = base.projects;

/** The browser suite: real Chromium against the built, running system. One file at a time; nothing is mocked. */
export default {
  displayName: 'browser',
  rootDir: '../..',
  testEnvironment: 'node',
  transform: node.transform,
  testMatch: ['<rootDir>/infra/e2e/src/**/*.e2e.ts'],
  globalSetup: '<rootDir>/infra/e2e/src/system/globalSetup.ts',
  globalTeardown: '<rootDir>/infra/e2e/src/system/globalTeardown.ts',
  testTimeout: TIME_LIMITS.story,
};
