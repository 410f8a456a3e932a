import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHANGES } from './map';
import { strayPaths } from './places';

const page = readFileSync(join(__dirname, '../../../../docs/changes.md'), 'utf8');

test('the change map of infra/docs has exactly the rows that `npm run changes` proves', () => {
  const [, table = ''] = /# Where a change goes\n\n((?:\|.*\n)+)/.exec(page) ?? [];
  const rows = CHANGES.map(({ change, place, catches }) => `| ${change} | ${place} | ${catches} |`);
  expect(table.trim().split('\n').slice(2)).toEqual(rows);
});

test.each(CHANGES.map((row) => [row.change, row] as const))(
  '%s: the example and its mistake are in the named places',
  (_name, row) => {
    expect(
      strayPaths(
        row,
        [...row.right, ...row.mistake].map(({ file }) => file),
      ),
    ).toEqual([]);
  },
);

const root = join(__dirname, '../../../../..');

// A row with a command changes what the command makes.
test.each(CHANGES.filter(({ command }) => !command).map((row) => [row.change, row] as const))(
  '%s: what the example and its mistake replace is there',
  (_name, { right, mistake }) => {
    const texts = new Map<string, string>();
    for (const { file, find, put } of [...right, ...mistake]) {
      const before = texts.get(file) ?? (find === undefined ? '' : readFileSync(join(root, file), 'utf8'));
      if (find !== undefined) expect([file, before]).toEqual([file, expect.stringContaining(find)]);
      texts.set(file, find === undefined ? put : before.replace(find, () => put));
    }
  },
);

test('a file in no named place is found', () => {
  const row = { place: '`shared/domain/src/states/data/XX.ts`, its row in `README.md`' };
  expect(
    strayPaths(row, ['shared/domain/src/states/data/NY.ts', 'README.md', 'README.md.bak', 'shared/ui/a.ts']),
  ).toEqual(['README.md.bak', 'shared/ui/a.ts']);
});
