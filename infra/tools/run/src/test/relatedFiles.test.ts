import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { relatedFiles } from './relatedFiles';

let folder: string;
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The names of the files that a change of one of them can reach. */
function reachedFrom(changed: string, sources: Record<string, string>): string[] {
  folder = tempFolder('related');
  const files = Object.entries(sources).map(([name, source]) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
    return file;
  });
  return relatedFiles(files, [join(folder, changed)])
    .map((file) => basename(file))
    .toSorted();
}

const RULES = {
  'rules/index.ts': "export * from './age';\nexport { miles as distance } from './miles';",
  'rules/age.ts': 'export const age = 1;',
  'rules/miles.ts': 'export const miles = 1;\nexport type Miles = number;',
  'all.ts': "export * from './rules';",
};

test('whoever takes a name through indexes depends on the file that it comes from, and on the indexes', () => {
  const sources = {
    ...RULES,
    'ofAge.test.ts': "import { age } from './all';",
    'ofMiles.test.ts': "import { distance } from './all';",
  };
  expect(reachedFrom('rules/age.ts', sources)).toEqual(['age.ts', 'ofAge.test.ts']);
  expect(reachedFrom('rules/miles.ts', sources)).toEqual(['miles.ts', 'ofMiles.test.ts']);
  expect(reachedFrom('rules/index.ts', sources)).toEqual(['index.ts', 'ofAge.test.ts', 'ofMiles.test.ts']);
});

test.each([
  ['a namespace', "import * as all from './all';"],
  ['an import when needed', "const all = await import('./all');"],
  ['a mock', "jest.mock('./all');"],
  ['a file that passes all names on and adds its own', "export * from './all';\nexport const own = 1;"],
  ['an import for its effect', "import './rules/age';"],
])('%s depends on all of a file', (_name, source) => {
  expect(reachedFrom('rules/age.ts', { ...RULES, 'user.ts': source })).toContain('user.ts');
});

test('a chain of users is followed, also in a circle', () => {
  const sources = {
    'a.ts': "import { b } from './b';\nexport const a = b;",
    'b.ts': "import { a } from './a';\nexport const b = () => a;",
    'c.test.ts': "import { a } from './a';",
    'other.test.ts': 'export {};',
  };
  expect(reachedFrom('b.ts', sources)).toEqual(['a.ts', 'b.ts', 'c.test.ts']);
});

test('types reach no test', () => {
  const sources = {
    ...RULES,
    'one.test.ts': "import type { Miles } from './all';\nimport { type Miles as M } from './rules/miles';",
  };
  expect(reachedFrom('rules/miles.ts', sources)).toEqual(['miles.ts']);
});
