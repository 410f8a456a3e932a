import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { hashOf, sourcesIn } from '../built.mjs';
import { repository } from './parts';

let folder = '';
const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
const hash = () => hashOf(folder, sourcesIn(folder));

beforeEach(() => {
  folder = tempFolder('sources');
  put('a.ts', 'export const a = 1;');
  put('b.json', '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each<[string, () => void]>([
  ['changed', () => put('a.ts', 'export const a = 2;')],
  ['added', () => put('c.mjs', '')],
  ['deleted', () => rmSync(join(folder, 'b.json'))],
  ['renamed', () => (rmSync(join(folder, 'b.json')), put('c.json', '{}'))],
])('a source that is %s causes another build', (_, change) => {
  const before = hash();
  change();
  expect(hash()).not.toBe(before);
});

test('tests and Markdown files are no part of a build', () => {
  const before = hash();
  put('a.test.ts', 'test');
  put('README.md', 'words');
  expect(hash()).toBe(before);
});

function node(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, args, { cwd: repository, encoding: 'utf8' });
}

const evaluate = (code: string) => node('--input-type=module', '--eval', code);

test('a stack trace of a built process names the lines of its sources', () => {
  const said = evaluate(
    "console.log(await (await import('./infra/tools/run/built.mjs')).ensureBuilt())",
  ).stdout;
  const built = said.trim().split('\n').at(-1) ?? '';
  // A failed start prints one sentence (startFailure), so an exit that throws is used to show the stack
  // trace.
  const throwing = 'data:text/javascript,process.exit = () => { throw new Error("here") }';
  const edge = [join(built, 'edge.mjs'), '--app', 'nothing'];
  const { stderr } = node('--enable-source-maps', '--import', throwing, ...edge);
  expect(stderr).toMatch(/--app must be one of .*\n/);
  expect(stderr).toMatch(
    /Error: here\n[^]*\s+at .*infra[\\/]services[\\/]server[\\/]src[\\/]startFailure\.ts:\d+:\d+/,
  );
});

test('a failed build names the place, in one sentence', () => {
  put('broken.ts', 'export const a = ;');
  const entries = JSON.stringify({ broken: join(folder, 'broken.ts') });
  const code = `const { bundle } = await import('./infra/tools/run/bundle.mjs');
    await bundle(${JSON.stringify(join(folder, 'out'))}, ${entries}).catch((error) => console.log(error.message));`;
  expect(evaluate(code).stdout).toMatch(/^The back end cannot be built: .*broken\.ts:1: Unexpected ";"\n$/);
});
