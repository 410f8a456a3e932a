import { readdirSync, readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { readSetting } from '@infra/server';
import { settingsPage } from './settingsPage';
import { SYSTEM_PARTS } from './systemParts';

const root = resolve(__dirname, '../../../..');
const rows = SYSTEM_PARTS.flatMap(({ title, settings }) =>
  Object.entries(settings).map(([name, row]) => ({ title, name, row })),
);

test('the page of settings is current; npm run settings writes it', () => {
  expect(readFileSync(resolve(root, 'infra/docs/settings.md'), 'utf8')).toBe(settingsPage(SYSTEM_PARTS));
});

test.each(rows)('$title: the example and the default of $name are accepted', ({ name, row }) => {
  expect(readSetting(name, row, { [name]: row.example })).not.toBeNull();
  if (row.fallback !== undefined) expect(() => readSetting(name, row, {})).not.toThrow();
  else expect(row.otherwise).toBeTruthy();
});

/** Read by npm and by builds, and no settings of the running system. */
const OTHERS = new Set(['INIT_CWD', 'PATH', 'WITHOUT_REPLACEMENT']);
const READ = /\b(?:env|variables)(?:\??\.([A-Z][A-Z0-9_]+)\b|\[['"]([A-Z][A-Z0-9_]+)['"]\])/g;
const isOfRunningParts = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/(node_modules|testing|drill|bench|fuzz)\//.test(file);

test('every variable that a service or a stand-in reads has a row', () => {
  const files = ['infra/services', 'infra/stand-ins'].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll(sep, '/')}`)
      .filter(isOfRunningParts),
  );
  const read = files.flatMap((file) =>
    [...readFileSync(resolve(root, file), 'utf8').matchAll(READ)].map(([, dot, bracket]) => ({
      file,
      name: dot ?? bracket ?? '',
    })),
  );
  const known = new Set(rows.map(({ name }) => name));
  expect(files.length).toBeGreaterThan(100);
  expect(read.filter(({ name }) => !known.has(name) && !OTHERS.has(name))).toEqual([]);
});
