import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '@shared/kit';
import { readLog } from '../acts/actLog';
import { addVersion } from '../model/movePointers';
import { liveOf } from '../model/names';
import { readReleaseFile, writeReleaseFile } from '../store/ledger';
import { versionFolder } from '../store/versions';
import { contractedReleases, contractOf } from '../testing/contractedReleases';
import { withPointer } from '../testing/exampleRelease';

const raise = (): never => {
  throw new Error('Nothing is published');
};

let releases: ReturnType<typeof contractedReleases>;
beforeEach(() => {
  releases = contractedReleases();
});
afterEach(() => releases.remove());

const begin = (changes: Partial<Contract>) => releases.begin(contractOf('quote', changes));
const file = () => readReleaseFile(releases.store);
const promote = { what: 'promote', release: 'quote@bbbbbb-1', why: 'a test' } as const;
const canary = { what: 'canary', release: 'quote@bbbbbb-1', share: 0.1, why: 'a test' } as const;
const RENAMED = {
  sends: { SAVED: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] } },
};

test.each([promote, canary])(
  '$what of a version that breaks a neighbor is refused, and the log says why',
  async (act) => {
    await begin(RENAMED);
    const before = await file();
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
        what: `refused: ${act.what} quote@bbbbbb-1`,
        checks: [
          'This major change of quote breaks what is live:\nevent SAVED, field quoteId: is missing; bind (bind team) needs it',
        ],
      },
    ]);
  },
);

test('a version that fits goes live, and the log names what was checked', async () => {
  await begin({ host: [] });
  await releases.act(promote);
  expect((await file())?.pointers.quote?.live).toBe('bbbbbb-1');
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

test('a rollback is not gated, but skips what does not work beside the live others', async () => {
  await begin(RENAMED);
  const published = (await file()) ?? raise();
  expect(published.clashing).toEqual(['bind@aaaaaa-1 quote@bbbbbb-1']);
  const history = ['aaaaaa-1', 'bbbbbb-1', 'cccccc-1'].map((version) => ({ version, at: '2026-01-03' }));
  const third = addVersion(published, {
    app: { ...(liveOf(published, 'quote') ?? raise()), version: 'cccccc-1' },
    at: '2026-01-03',
    by: 'local',
  });
  await writeReleaseFile(releases.store, withPointer(third, 'quote', { live: 'cccccc-1', history }));
  await releases.act({ what: 'rollback', part: 'quote', why: 'a test' });
  expect((await file())?.pointers.quote?.live).toBe('aaaaaa-1');
});

test('a version that breaks the canary of a neighbor is refused with its field and owner', async () => {
  const asking = { ...contractOf('bind').listens, QUOTED: { type: 'object' } };
  await releases.begin(contractOf('bind', { listens: asking }));
  await releases.act({ what: 'canary', release: 'bind@bbbbbb-1', share: 0.1, why: 'a test' });
  await expect(
    releases.publish(
      contractOf('quote', { sends: { ...contractOf('quote').sends, QUOTED: { type: 'string' } } }),
    ),
  ).rejects.toMatchObject({ code: 'breaks_event', attribute: 'QUOTED', owner: 'bind team' });
});

test('publishing a build that breaks a neighbor stores nothing', async () => {
  await begin({});
  const before = await file();
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
