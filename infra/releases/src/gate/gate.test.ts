import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLog } from '../acts/actLog';
import { LOCAL, perform } from '../acts/perform';
import type { Contract } from '@shared/kit';
import { byApp } from '../model/byApp';
import { APP_NAMES, APP_PORTS, type AppName, type AppVersion, type ReleaseFile } from '../model/release';
import { readReleaseFile, writeReleaseFile } from '../store/ledger';
import { folderStore } from '../store/openStore';
import { versionFolder } from '../store/versions';
import { addFile, beginUpload } from '../store/uploads';
import { exampleBuild } from '../testing/exampleRelease';

let folder = '';
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'gate-')), 'releases');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A contract in which quote sends an event that bind listens to, and bind leads to a route of rates. */
function contractOf(part: AppName, changes: Partial<Contract> = {}): Contract {
  const payload = { type: 'object', properties: { quoteId: { type: 'string' } }, required: ['quoteId'] };
  return {
    part,
    owner: `${part} team`,
    remoteModule: 1,
    singletons: { react: part === 'shell' ? '19.3.1' : '^19.3.1' },
    host: ['Bus.on'],
    sends: part === 'quote' ? { SAVED: payload } : {},
    listens: part === 'bind' ? { SAVED: payload } : {},
    forwards: false,
    routes: exampleBuild(part).routes,
    links: part === 'bind' ? ['/rates/:id/screen'] : [],
    calls: {},
    texts: { offers: [], missing: [] },
    types: {},
    ...changes,
  };
}

/** A build's files and its description. */
function buildOf(part: AppName, source: string, changes: Partial<Contract> = {}) {
  const example = exampleBuild(part, source);
  const texts = {
    [example.entry]: `entry of ${source}`,
    'contract.json': JSON.stringify(contractOf(part, changes)),
  };
  const files = Object.entries(texts).map(([name, text]) => [
    name,
    { integrity: integrityOf(text), bytes: 9, brotli: 9 },
  ]);
  return { texts, build: { ...example, files: Object.fromEntries(files), budgets: { first: 21 } } };
}

function store(part: AppName, version: string, changes: Partial<Contract> = {}): AppVersion {
  const { texts, build } = buildOf(part, 'aaaaaa', changes);
  const place = versionFolder(folder, part, version);
  mkdirSync(place, { recursive: true });
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(place, name), text);
  return { ...build, version, port: APP_PORTS[part] };
}

/** r1 is live; r2 differs from it in quote, with these changes of its contract. */
async function published(changes: Partial<Contract>): Promise<ReleaseFile> {
  const live = byApp(APP_NAMES.map((part) => store(part, 'aaaaaa-1')));
  const apps = { ...live, quote: store('quote', 'bbbbbb-1', changes) };
  const releases = {
    r1: { id: 'r1', createdAt: '2026-01-01', apps: live },
    r2: { id: 'r2', createdAt: '2026-01-02', apps },
  };
  const file: ReleaseFile = { live: 'r1', previous: null, canary: null, revoked: [], releases };
  await writeReleaseFile(folderStore(folder), file);
  return file;
}

const promote = { what: 'promote', release: 'r2', why: 'a test' } as const;
const canary = { what: 'canary', release: 'r2', share: 0.1, why: 'a test' } as const;
const RENAMED = {
  sends: { SAVED: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] } },
};

test.each([promote, canary])(
  '$what of a release that breaks a neighbor is refused, and the log says why',
  async (act) => {
    const before = await published(RENAMED);
    await expect(perform(folderStore(folder), LOCAL, act)).rejects.toMatchObject({
      statusCode: 422,
      code: 'breaks_event',
      attribute: 'quoteId',
      owner: 'bind team',
    });
    expect(await readReleaseFile(folderStore(folder))).toEqual(before);
    const { entries, broken } = await readLog(folderStore(folder));
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
  await published({ host: [] });
  await perform(folderStore(folder), LOCAL, promote);
  expect((await readReleaseFile(folderStore(folder)))?.live).toBe('r2');
  expect((await readLog(folderStore(folder))).entries.at(-1)?.checks).toEqual(['quote: patch change']);
});

test('a text without Spanish is refused with its key', async () => {
  await published({ texts: { offers: [], missing: ['es quotes:edit.title'] } });
  const refused = { code: 'texts_missing', attribute: 'quotes:edit.title', owner: 'quote team' };
  await expect(perform(folderStore(folder), LOCAL, promote)).rejects.toMatchObject(refused);
});

test('a changed file of a published version is refused', async () => {
  await published({});
  writeFileSync(join(versionFolder(folder, 'quote', 'bbbbbb-1'), 'remoteEntry.1.js'), 'evil()');
  const refused = { code: 'integrity_differs', attribute: 'remoteEntry.1.js', owner: 'quote team' };
  await expect(perform(folderStore(folder), LOCAL, promote)).rejects.toMatchObject(refused);
});

test('rollback is never refused, whatever the contracts say', async () => {
  const file = await published(RENAMED);
  await writeReleaseFile(folderStore(folder), { ...file, live: 'r1', previous: 'r2' });
  await perform(folderStore(folder), LOCAL, { what: 'rollback', why: 'a test' });
  expect((await readReleaseFile(folderStore(folder)))?.live).toBe('r2');
});

/** Uploads a build of quote and publishes it. */
async function publish(changes: Partial<Contract>, dropped: string[] = []) {
  const { texts, build } = buildOf('quote', 'cccccc', changes);
  for (const name of dropped) delete build.files[name];
  const { files } = folderStore(folder);
  await beginUpload(files, build);
  for (const name of Object.keys(build.files))
    await addFile(files, { part: 'quote', source: 'cccccc', name }, Buffer.from(texts[name] ?? ''));
  return perform(folderStore(folder), LOCAL, {
    what: 'publish',
    part: 'quote',
    source: 'cccccc',
    why: 'a test',
  });
}

test('publishing a build that breaks a neighbor stores nothing', async () => {
  const before = await published({});
  await expect(publish(RENAMED)).rejects.toMatchObject({ code: 'breaks_event', owner: 'bind team' });
  expect(await readReleaseFile(folderStore(folder))).toEqual(before);
});

test('a build without a contract is refused beside a live version that has one', async () => {
  await published({});
  const refused = { code: 'contract_missing', attribute: 'contract.json', owner: 'quote team' };
  await expect(publish({}, ['contract.json'])).rejects.toMatchObject(refused);
});
