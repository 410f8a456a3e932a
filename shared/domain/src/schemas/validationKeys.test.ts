import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { VALIDATION_KEYS } from './validationKeys';

const root = resolve(__dirname, '../../../..');
const sources = ['shared', 'infra/services/api/src', 'remotes', 'hosts'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path).replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/node_modules|\.test\.tsx?$/.test(path)),
);

/** Every key of this namespace used in the sources, since yup accepts any string as a message. */
const written = sources.flatMap((path) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/'(validation:\w+)'/g)].map(([, key = '']) => [
    key,
    path,
  ]),
);

test('every message key has a text, which yup’s types do not check', () => {
  expect(written.length).toBeGreaterThan(200);
  const known: readonly string[] = VALIDATION_KEYS;
  expect(written.filter(([key = '']) => !known.includes(key))).toEqual([]);
});
