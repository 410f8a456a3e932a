import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { exampleApps, exampleReleaseFile } from '../testing/exampleRelease';
import { seal, signingKey } from '../store/signature';
import { readReleaseFile, writeReleaseFile } from '../store/ledger';
import { folderStore } from '../store/openStore';
import { renew } from '../acts/renew';
import { fromFormer, type FormerFile } from './former';
import { keptVersions } from './keptVersions';

const at = (day: number) => `2026-11-${10 + day}T00:00:00.000Z`;
const apps = exampleApps(1);
const release = (number: number, changes: Partial<typeof apps> = {}) => ({
  id: `r${number}`,
  createdAt: at(number),
  apps: { ...apps, ...changes },
});
const quote = (number: number) => ({ ...apps.quote, version: `aaa-${number}` });
const bind = (number: number) => ({ ...apps.bind, version: `bbb-${number}` });

/** quote went live as r2, bind as r3; r4 with another quote is the canary, and r5 was revoked. */
const before: FormerFile = {
  live: 'r3',
  previous: 'r2',
  canary: { release: 'r4', share: 0.1, since: at(5) },
  revoked: ['r5'],
  left: { r1: at(2), r2: at(3), r5: at(6) },
  previewed: { r4: at(9) },
  walks: { r4: { screens: ['start'], findings: [] } },
  releases: {
    r1: release(1),
    r2: release(2, { quote: quote(2) }),
    r3: release(3, { quote: quote(2), bind: bind(3) }),
    r4: release(4, { quote: quote(4), bind: bind(3) }),
    r5: release(5, { quote: quote(5), bind: bind(3) }),
  },
};

it('a file of before becomes a pointer per part, with its own history', () => {
  const { pointers } = fromFormer(before);
  expect(pointers.quote).toEqual({
    live: 'aaa-2',
    canary: { version: 'aaa-4', share: 0.1, since: at(5) },
    history: [
      { version: 'aaa-1', at: at(1) },
      { version: 'aaa-5', at: at(5) },
      { version: 'aaa-2', at: at(2) },
    ],
    seq: 3,
  });
  expect(pointers.bind).toMatchObject({ live: 'bbb-3', canary: null });
  expect(pointers.bind?.history.map(({ version }) => version)).toEqual(['aaa-1', 'bbb-3', 'aaa-1', 'bbb-3']);
});

it('who has a release keeps its versions; revoked ones stay revoked, and times and walks go with them', () => {
  const file = fromFormer(before);
  expect(file.former?.['r2']).toEqual(['shell@aaa-1', 'quote@aaa-2', 'rates@aaa-1', 'bind@aaa-1']);
  expect(file.revoked).toEqual(['quote@aaa-5']);
  expect(file.left['quote@aaa-1']).toBe(at(2));
  expect(file.left['quote@aaa-2']).toBeUndefined();
  expect(file.previewed['quote@aaa-4']).toBe(at(9));
  expect(Object.keys(file.walks)).toEqual(['quote@aaa-4']);
  expect(keptVersions(file, new Date(at(12)))).toContain('quote@aaa-1');
});

it.each<[string, object]>([
  ['a ledger', { file: before, tokens: [], parts: {}, line: null }],
  ['the first signed files', before],
])('%s of before is read as pointers, and written as such once', async (_name, payload) => {
  const folder = join(tempFolder('former'), 'releases');
  const store = folderStore(folder);
  // Makes the key.
  await writeReleaseFile(store, exampleReleaseFile());
  writeFileSync(join(folder, 'releases.json'), seal(JSON.stringify(payload), signingKey(folder)));
  const again = folderStore(folder);
  expect((await readReleaseFile(again))?.pointers.bind?.live).toBe('bbb-3');
  await renew(again);
  const file = await readReleaseFile(folderStore(folder));
  expect([file?.unchecked, file?.pointers.quote?.live]).toEqual([undefined, 'aaa-2']);
  rmSync(join(folder, '..'), { recursive: true });
});
