import { repository } from '../build/places';
import { faultsOf, type Released } from './faultsOf';
import released from './released.json';
import { readSharedPackages, type SharedPackage } from './sharedPackages';

const aPackage = (changes: Partial<SharedPackage> = {}): SharedPackage => ({
  folder: 'shared/ui',
  manifest: {
    name: '@shared/ui',
    version: '1.1.0',
    exports: { '.': './src/index.ts' },
    dependencies: { '@shared/domain': '1.1.0', react: '19.3.1' },
  },
  changelog: '# Changelog\n\n## [1.1.0]\n### Added\n- A switch.\n\n## [1.0.0]\n- All of it.\n',
  files: {
    'src/index.ts': "import { useState } from 'react';\nexport { Switch } from './Switch';",
    'src/Switch.tsx': '',
  },
  content: 'bbb',
  ...changes,
});
const BEFORE: Released = { version: '1.0.0', content: { '@shared/ui': 'aaa' } };
const manifestWith = (changes: Partial<SharedPackage['manifest']>) => ({
  manifest: { ...aPackage().manifest, ...changes },
});

test('a changed package with a new version and a line in its changelog is fine, and so is one that stayed the same', () => {
  expect(faultsOf([aPackage()], BEFORE)).toEqual([]);
  const same = { content: 'aaa', changelog: '' };
  expect(faultsOf([aPackage(same)], BEFORE)).toEqual([]);
});

test.each<[string, Partial<SharedPackage>, RegExp]>([
  [
    'a change without a new version',
    manifestWith({ version: '1.0.0', dependencies: {} }),
    /differs from the released 1\.0\.0/,
  ],
  [
    'a change without a line',
    { changelog: '## [1.1.0]\n\n## [1.0.0]\n- All of it.' },
    /Say what, under "## \[1\.1\.0\]"/,
  ],
  [
    'a neighbor of another version',
    manifestWith({ dependencies: { '@shared/domain': '1.0.0', react: '1' } }),
    /asks for @shared\/domain 1\.0\.0/,
  ],
  [
    'an undeclared import',
    manifestWith({ dependencies: {} }),
    /src\/index\.ts imports react, which its package\.json does not list/,
  ],
  [
    'an import of a file that is left out',
    { files: { 'src/index.ts': "export * from './Switch';" } },
    /imports \.\/Switch, which is not packed/,
  ],
  ['an entry that is left out', { files: {} }, /offers \.\/src\/index\.ts, which is not packed/],
])('%s is named', (_, changes, fault) => {
  const faults = faultsOf([aPackage(changes)], BEFORE);
  expect(faults.join('\n')).toMatch(fault);
});

test('a package of another version than the rest is named', () => {
  const other = aPackage(
    manifestWith({ name: '@shared/forms', version: '1.2.0', dependencies: { react: '1' } }),
  );
  expect(faultsOf([aPackage(), other], BEFORE)).toContain('@shared/forms is 1.2.0, the others are 1.1.0');
});

test('a package with a version of its own needs neither the version of the others nor its next one', () => {
  const own = aPackage({
    ...manifestWith({
      name: '@shared/embed',
      version: '1.0.0',
      ownVersion: true,
      dependencies: { react: '1' },
    }),
    changelog: '## [1.0.0]\n- The types.\n',
  });
  const user = aPackage(
    manifestWith({ dependencies: { '@shared/domain': '1.1.0', '@shared/embed': '1.0.0', react: '1' } }),
  );
  expect(faultsOf([own, user], BEFORE)).toEqual([]);
  expect(faultsOf([own], { ...BEFORE, own: { '@shared/embed': '1.0.0' } })[0]).toMatch(
    /@shared\/embed differs from the released 1\.0\.0\. Give it the next version/,
  );
});

test('the shared packages can be installed outside of the repository, and say what changed', () => {
  const packages = readSharedPackages(repository);
  expect(packages.length).toBeGreaterThan(8);
  expect(faultsOf(packages, released)).toEqual([]);
});
