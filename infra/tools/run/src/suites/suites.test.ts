import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import type { JestReport } from '../test/outcome';

const root = resolve(__dirname, '../../../../..');
const JEST = join(root, 'node_modules/jest/bin/jest.js');
const SWC = { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' } };

/** Runs jest over these files with suites; each file by its name, with the status of each test. */
function run(files: Record<string, string>): Record<string, string[]> {
  const folder = tempFolder('suites');
  for (const [name, source] of Object.entries({ 'package.json': '{}', ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), source);
  }
  const config = {
    rootDir: folder,
    runner: join(__dirname, 'suiteRunner.ts'),
    testRunner: join(__dirname, 'runSuite.ts'),
    transform: { '\\.[jt]s$': [require.resolve('@swc/jest'), SWC] },
  };
  const report = join(folder, 'report.json');
  const args = ['--config', JSON.stringify(config), '--runInBand', '--json', `--outputFile=${report}`];
  spawnSync(process.execPath, [JEST, ...args], { cwd: root, encoding: 'utf8' });
  const { testResults }: JestReport = JSON.parse(readFileSync(report, 'utf8'));
  const rows = testResults.map(({ name, status, assertionResults }) => [
    name.slice(folder.length + 1),
    assertionResults.length === 0 ? [status] : assertionResults.map((one) => `${one.title}: ${one.status}`),
  ]);
  return Object.fromEntries(rows);
}

test('files of a package share modules and nothing else, and each is reported by its name', () => {
  const reads = `const shared = require('./shared');`;
  const found = run({
    'infra/a/src/shared.js': `
      const seen = { loads: (globalThis.loads = (globalThis.loads ?? 0) + 1), hooks: 0 };
      beforeEach(() => { seen.hooks += 1; });
      module.exports = seen;`,
    'infra/a/src/1.test.js': `${reads}
      const [limit] = [1];
      jest.setTimeout(limit);
      jest.useFakeTimers();
      beforeEach(() => { throw new Error('the hook of another file'); });
      test.only('leaves much behind', () => {
        process.env.LEFT = 'yes';
        globalThis.fetch = jest.spyOn(Math, 'max').mockReturnValue(7);
      });`,
    'infra/a/src/2.test.js': `throw new Error('it cannot be loaded');`,
    'infra/a/src/3.test.js': `${reads}
      test('shares modules, whose hooks apply', () => expect(shared).toEqual({ loads: 1, hooks: 2 }));
      test('has its own environment', () => expect([process.env.LEFT, Math.max(1, 2)]).toEqual([undefined, 2]));
      test('has its own clock and time limit', async () => {
        for (const _turn of 'several') await new Promise((done) => setTimeout(done));
        expect(fetch.name).toBe('fetch');
      });`,
    'infra/a/src/4.test.js': `${reads}
      jest.mock('./none', () => ({}), { virtual: true });
      test('is alone', () => expect(shared.hooks).toBe(1));`,
  });
  expect(found).toEqual({
    'infra/a/src/1.test.js': ['leaves much behind: failed'],
    'infra/a/src/2.test.js': ['failed'],
    'infra/a/src/3.test.js': [
      'shares modules, whose hooks apply: passed',
      'has its own environment: passed',
      'has its own clock and time limit: passed',
    ],
    'infra/a/src/4.test.js': ['is alone: passed'],
  });
});
