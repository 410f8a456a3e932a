const { default: circus } = require('jest-circus/runner');

/**
 * Stops after the first failing test, because one is enough to notice a mutant and StrykerJS would run all others. It
 * has the file name by which StrykerJS recognizes jest's own runner.
 */
let isNoticed = false;

const skipped = (testFilePath) => ({
  testFilePath,
  skipped: true,
  leaks: false,
  openHandles: [],
  numFailingTests: 0,
  numPassingTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
  perfStats: { start: 0, end: 0, runtime: 0, slow: false },
  snapshot: {
    added: 0,
    fileDeleted: false,
    matched: 0,
    unchecked: 0,
    uncheckedKeys: [],
    unmatched: 0,
    updated: 0,
  },
  // A file without any test counts as broken.
  testResults: [{ ancestorTitles: [], failureMessages: [], fullName: 'not needed', status: 'pending' }],
});

module.exports = async function runUntilNoticed(...run) {
  const [globalConfig, , , , testPath] = run;
  if (isNoticed) return skipped(testPath);
  const result = await circus(...run);
  // The first run executes all tests, even after a failure.
  isNoticed =
    Boolean(globalConfig.testNamePattern) && (result.numFailingTests > 0 || Boolean(result.testExecError));
  return result;
};
module.exports.begin = () => (isNoticed = false);
