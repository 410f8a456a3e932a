import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { sharedVersions } from './app';

/** A root whose folder of shared packages has one package. */
function rootWith(place: string): string {
  const root = tempFolder('kit');
  const folder = join(root, place, 'ui');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: '@shared/ui', version: '1.0.0' }));
  return root;
}

test.each(['shared', 'node_modules/@shared'])('the shared packages of an app are found in %s', (place) => {
  const root = rootWith(place);
  expect(sharedVersions({ root })).toEqual({ '@shared/ui': '1.0.0' });
  rmSync(root, { recursive: true });
});
