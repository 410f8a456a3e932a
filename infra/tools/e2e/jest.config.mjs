import base from '../../../jest.config.mjs';
import { choosePorts } from '../run/ports.mjs';
import { TIME_LIMITS } from '../../../shared/testing/src/timeLimits.mjs';

const [node] = base.projects;
// Before any module of the suite reads it.
await choosePorts();

/** `*.long.e2e.ts` stories run in the long form (`TEST_ALL=1`), or if named on the command line. */
const hasLongStories = process.env['TEST_ALL'] === '1' || process.argv.some((each) => each.includes('.long'));

/** The browser suite: real Chromium against the built, running system, which all workers share; nothing is mocked. */
export default {
  displayName: 'browser',
  rootDir: '../../..',
  testEnvironment: 'node',
  transform: node.transform,
  // It ships only ESM.
  transformIgnorePatterns: ['/node_modules/(?!pixelmatch/)'],
  testMatch: ['<rootDir>/infra/tools/e2e/src/**/*.e2e.ts'],
  testPathIgnorePatterns: ['/node_modules/', ...(hasLongStories ? [] : ['\\.long\\.e2e\\.ts$'])],
  globalSetup: '<rootDir>/infra/tools/e2e/src/system/globalSetup.ts',
  globalTeardown: '<rootDir>/infra/tools/e2e/src/system/globalTeardown.ts',
  // By default jest leaves one core free.
  maxWorkers: '100%',
  testTimeout: TIME_LIMITS.story,
};
