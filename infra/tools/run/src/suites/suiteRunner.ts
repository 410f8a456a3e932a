import { readFileSync } from 'node:fs';
import TestRunner, {
  CallbackTestRunner,
  type OnTestFailure,
  type OnTestStart,
  type OnTestSuccess,
  type Test,
  type TestRunnerOptions,
  type TestWatcher,
} from 'jest-runner';
import type { Outcome, SuiteResult } from './runSuite';
import { suitesOf } from './suitesOf';

const NOT_RUN: Outcome = { error: { message: 'not run', stack: undefined } };

/**
 * Runs the chosen test files of a package as suites: the files of a suite share a page or process, so each module is
 * loaded once. Files are chosen and reported one by one, as ever; `runSuite` runs them in a worker.
 */
export default class SuiteRunner extends CallbackTestRunner {
  override async runTests(
    tests: Test[],
    watcher: TestWatcher,
    onStart: OnTestStart,
    onResult: OnTestSuccess,
    onFailure: OnTestFailure,
    options: TestRunnerOptions,
  ): Promise<void> {
    // oxlint-disable-next-line no-underscore-dangle -- jest's names
    const { _globalConfig: config, _context: context } = this;
    const workers = options.serial ? 1 : config.maxWorkers;
    const suites = suitesOf(tests, workers, ({ path }) => readFileSync(path, 'utf8'));
    const suiteOf = ({ path }: Test) => suites.find(([first]) => first.path === path) ?? [];
    const files = Object.fromEntries(suites.map((suite) => [suite[0].path, suite.map(({ path }) => path)]));
    // A worker is handed this configuration as it is.
    const runner = new TestRunner(Object.assign({ suites: files }, config), context);
    runner.on('test-file-start', async ([first]) => {
      for (const test of suiteOf(first)) await onStart(test);
    });
    runner.on('test-file-failure', async ([first, error]) => {
      for (const test of suiteOf(first)) await onFailure(test, error);
    });
    runner.on('test-file-success', async ([first, suite]) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `runSuite` returns, with jest's additions
      const { outcomes, ...own } = suite as SuiteResult;
      for (const [at, test] of suiteOf(first).entries()) {
        const { result, error } = outcomes[at] ?? NOT_RUN;
        if (result) await onResult(test, at === 0 ? { ...own, ...result } : result);
        else await onFailure(test, error);
      }
    });
    await runner.runTests(
      suites.map(([first]) => first),
      watcher,
      options,
    );
  }
}
