import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '@shared/kit';
import { readLog } from '../acts/actLog';
import { readReleaseFile, writeReleaseFile } from '../store/ledger';
import { versionFolder } from '../store/versions';
import { contractedReleases, contractOf } from '../testing/contractedReleases';

let releases: ReturnType<typeof contractedReleases>;
beforeEach(() => {
  releases = contractedReleases();
});
afterEach(() => releases.remove());

const begin = (changes: Partial<Contract>) => releases.begin(contractOf('quote', changes));
const file = () => readReleaseFile(releases.store);
const promote = { what: 'promote', release: 'r2', why: 'a test' } as const;
const canary = { what: 'canary', release: 'r2', share: 0.1, why: 'a test' } as const;
const RENAMED = {
  sends: { SAVED: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] } },
};

test.each([promote, canary])(
  '$what of a release that breaks a neighbor is refused, and the log says why',
  async (act) => {
    const before = await begin(RENAMED);
    await expect(releases.act(act)).rejects.toMatchObject({
      statusCode: 422,
      code: 'breaks_event',
      attribute: 'quoteId',
      owner: 'bind team',
    });
    expect(await file()).toEqual(before);
    const { entries, broken } = await readLog(releases.store);
    expect(broken).toBeNull();
    expect(entries).toMatchObject([
      {
        what: `refused: ${act.what} r2`,
        checks: [
          'This major change of quote breaks what is live:\nevent SAVED, field quoteId: is missing; bind (bind team) needs it',
        ],
      },
    ]);
  },
);

test('a release that fits goes live, and the log names what was checked', async () => {
  await begin({ host: [] });
  await releases.act(promote);
  expect((await file())?.live).toBe('r2');
  expect((await readLog(releases.store)).entries.at(-1)?.checks).toEqual([
    'quote: patch change',
    'api: not asked (API_ORIGIN is none)',
    'browser: not asked (walks are waived)',
  ]);
});

test('a text without Spanish is refused with its key', async () => {
  await begin({ texts: { offers: [], missing: ['es quotes:edit.title'] } });
  const refused = { code: 'texts_missing', attribute: 'quotes:edit.title', owner: 'quote team' };
  await expect(releases.act(promote)).rejects.toMatchObject(refused);
});

test('a changed file of a published version is refused', async () => {
  await begin({});
  writeFileSync(join(versionFolder(releases.folder, 'quote', 'bbbbbb-1'), 'remoteEntry.1.js'), 'evil()');
  const refused = { code: 'integrity_differs', attribute: 'remoteEntry.1.js', owner: 'quote team' };
  await expect(releases.act(promote)).rejects.toMatchObject(refused);
});

test('rollback is never refused, whatever the contracts say', async () => {
  const before = await begin(RENAMED);
  await writeReleaseFile(releases.store, { ...before, live: 'r1', previous: 'r2' });
  await releases.act({ what: 'rollback', why: 'a test' });
  expect((await file())?.live).toBe('r2');
});

test('publishing a build that breaks a neighbor stores nothing', async () => {
  const before = await begin({});
  const refused = { code: 'breaks_event', owner: 'bind team' };
  await expect(releases.publish(contractOf('quote', RENAMED))).rejects.toMatchObject(refused);
  expect(await file()).toEqual(before);
});

test('a build without a contract is refused beside a live version that has one', async () => {
  await begin({});
  const refused = { code: 'contract_missing', attribute: 'contract.json', owner: 'quote team' };
  await expect(releases.publish(contractOf('quote'), undefined, ['contract.json'])).rejects.toMatchObject(
    refused,
  );
});
