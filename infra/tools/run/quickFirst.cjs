const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;
const { begin } = require('./jest-circus-bail.cjs');

/**
 * Orders the test files: first those next to the changed file, which notice most mutants, then the fastest, so that
 * the long properties come last. Names and times come from the first run of all tests; they are in a file, because
 * each worker is a separate process.
 */
module.exports = class QuickFirst extends Sequencer {
  constructor({ globalConfig, ...options }) {
    super({ globalConfig, ...options });
    this.wanted = globalConfig.testNamePattern && new RegExp(globalConfig.testNamePattern, 'i');
    this.changed = globalConfig.nonFlagArgs.map((file) =>
      path.dirname(path.resolve(globalConfig.rootDir, file)),
    );
    this.file = path.join(globalConfig.rootDir, '.first-run.json');
  }

  sort(tests) {
    begin();
    if (!this.wanted || !existsSync(this.file)) return tests;
    const known = JSON.parse(readFileSync(this.file, 'utf8'));
    const isWanted = (test) => known[test.path]?.names.some((name) => this.wanted.test(name)) ?? true;
    const time = (test) => known[test.path]?.ms ?? 0;
    const isAway = (test) => Number(!this.changed.includes(path.dirname(test.path)));
    return tests
      .filter(isWanted)
      .toSorted((one, other) => isAway(one) - isAway(other) || time(one) - time(other));
  }

  cacheResults(tests, { testResults }) {
    if (this.wanted) return;
    const known = testResults.map(({ testFilePath, perfStats, testResults: each }) => [
      testFilePath,
      { ms: perfStats.end - perfStats.start, names: each.map(({ fullName }) => fullName) },
    ]);
    writeFileSync(this.file, JSON.stringify(Object.fromEntries(known)));
  }
};
