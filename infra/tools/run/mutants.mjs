/**
 * npm run mutants -- rating|money|lifecycle [files, as 'factors/*.ts']: changes one operator, condition or text of
 * the rules at a time and runs the tests that reach it. Fails if fewer than 85% of the mutants are noticed. A mutant
 * that no test can notice is explained at its line (`// Stryker disable next-line ...: why`).
 */
import './supportedNode.mjs';
import { cpus } from 'node:os';
import { ensureInstalled } from './install.mjs';

const AREAS = {
  // Rate tables and products are data, and the calibration and competition only report their results.
  rating: {
    folder: 'infra/rating/src',
    without: ['tables', 'products', 'samples', 'calibration', 'competition'],
    // A constant that is computed once needs every test again for each mutant: 57 hours instead of minutes.
    ignoreStatic: true,
    // Each mutant reruns the properties, and all of their cases would take hours.
    isShort: true,
  },
  money: { folder: 'shared/domain/src/money', without: [] },
  lifecycle: { folder: 'shared/domain/src/lifecycle', without: [] },
};

const [name, files = '**/*.ts'] = process.argv.slice(2);
const area = AREAS[name];
if (!area) {
  console.error(`Usage: npm run mutants -- ${Object.keys(AREAS).join('|')} [files]`);
  process.exit(1);
}
ensureInstalled();
const { Stryker } = await import('@stryker-mutator/core');
const { default: jestConfig } = await import('../../../jest.config.mjs');
const [node] = jestConfig.projects;
const { folder, without, ignoreStatic = false, isShort = false } = area;
if (!isShort) process.env['TEST_ALL'] = '1';
await new Stryker({
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    projectType: 'custom',
    config: {
      ...node,
      projects: [],
      // The mutated copy is in `.stryker`, which other runs ignore.
      modulePathIgnorePatterns: [],
      testMatch: [`<rootDir>/${folder}/**/*.test.ts`],
      testPathIgnorePatterns: [...node.testPathIgnorePatterns, '/calibration/'],
      testTimeout: jestConfig.testTimeout,
      testSequencer: '<rootDir>/infra/tools/run/quickFirst.cjs',
      // One registry of modules per file, since each file is measured by itself.
      runner: 'jest-runner',
      testRunner: '<rootDir>/infra/tools/run/jest-circus-bail.cjs',
    },
    enableFindRelatedTests: true,
  },
  coverageAnalysis: 'perTest',
  ignoreStatic,
  // On a busy machine the first run of all tests is slow, which must not count as a noticed mutant.
  dryRunTimeoutMinutes: 30,
  timeoutMS: 20_000,
  timeoutFactor: 3,
  mutate: [
    `${folder}/${files}`,
    `!${folder}/**/*.test.ts`,
    `!${folder}/**/index.ts`,
    ...without.map((part) => `!${folder}/${part}/**`),
  ],
  ignorePatterns: ['.cache', '.data', '.shots', 'dist'],
  // Its tsconfig rewriting needs an API that TypeScript 7 lacks, and jest needs no tsconfig.
  tsconfigFile: 'none',
  tempDirName: '.stryker',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportScoreTable: true },
  thresholds: { high: 95, low: 90, break: 85 },
  concurrency: Math.min(cpus().length, 2),
  // A worker grows with each run of jest: at 2 GB it is half as fast.
  maxTestRunnerReuse: 150,
  allowEmpty: false,
}).runMutationTest();
