import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { serviceDesk, type ServiceDesk } from '@shared/kit/release';
import type { FastifyInstance } from 'fastify';
import { noApi, noHolds } from '../gate/askApi';
import { buildReleaseService } from './app';
import { createToken } from '../acts/tokenActs';
import { readReleaseFile, writeReleaseFile } from '../store/ledger';
import { folderStore } from '../store/openStore';
import { contractOf } from '../testing/contractedReleases';
import { exampleBuild, exampleReleaseFile } from '../testing/exampleRelease';

const top = tempFolder('desk');
const from = join(top, 'build');
const store = folderStore(join(top, 'releases'));
let service: FastifyInstance;
let desk: ServiceDesk;

beforeAll(async () => {
  const file = exampleReleaseFile();
  for (const { app } of Object.values(file.versions)) app.budgets = { first: 21 };
  await writeReleaseFile(store, { ...file, demandsWalks: false });
  service = await buildReleaseService({ store, askApi: noApi, askHolds: noHolds });
  const address = await service.listen({ port: 0, host: '127.0.0.1' });
  desk = serviceDesk(address, await createToken(store, { name: 'quote-team', part: 'quote' }, 'a test'));
});
afterAll(async () => {
  await service.close();
  rmSync(top, { recursive: true });
});

test('a team uploads, publishes and promotes a finished build with an address and a token only', async () => {
  const content = 'entry()';
  mkdirSync(from);
  writeFileSync(join(from, 'remoteEntry.1.js'), content);
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const files = { 'remoteEntry.1.js': { integrity, bytes: 7, brotli: 7 } };
  const packages = { '@shared/ui': '1.0.0', '@shared/kit': '1.0.0' };
  const build = { ...exampleBuild('quote', 'bbbbbb'), files, packages, budgets: { first: 21 } };
  await desk.upload(build, from);
  const release = await desk.publish('quote', 'bbbbbb', 'a field less');
  await desk.act({ what: 'promote', release, why: 'tested' });
  expect((await desk.list()).parts['quote']?.live).toBe(release);
  const listed = (await desk.list()).releases.at(-1);
  expect([listed?.versions.quote, listed?.shared]).toEqual(['bbbbbb-1', { quote: '1.0.0' }]);
  expect((await desk.log()).entries.slice(1).map(({ who, why }) => [who, why])).toEqual([
    ['quote-team', 'a field less'],
    ['quote-team', 'tested'],
  ]);
});

test('a refusal names reason, field and owner', async () => {
  const build = { ...exampleBuild('quote', 'cccccc'), container: 'rates_cccccc' };
  await expect(desk.upload(build, from)).rejects.toThrow(/must be|field/);
  await expect(desk.publish('bind', 'dddddd', 'x')).rejects.toThrow(
    'This token is for quote. It cannot publish bind.',
  );
  await expect(desk.act({ what: 'promote', release: 'quote@r-77', why: 'x' })).rejects.toThrow(
    'There is no version quote@r-77 (field: release)',
  );
});

test('a check says what publishing would say, and changes nothing', async () => {
  const before = await readReleaseFile(store);
  const entries = (await desk.log()).entries.length;
  const file = { integrity: `sha384-${'a'.repeat(64)}`, bytes: 9, brotli: 9 };
  const build = {
    ...exampleBuild('quote', 'eeeeee'),
    files: { 'remoteEntry.1.js': file, 'contract.json': file },
    budgets: { first: 21 },
  };
  const contract = contractOf('quote', { sends: {}, links: [] });
  expect(await desk.check(build, contract)).toEqual(['quote: patch change', expect.stringMatching(/^api: /)]);
  const untranslated = { ...contract, texts: { offers: [], missing: ['es quotes:edit.title'] } };
  await expect(desk.check(build, untranslated)).rejects.toThrow(
    'quote lacks texts: es quotes:edit.title (field: quotes:edit.title, owner: quote team)',
  );
  await expect(desk.check({ ...build, budgets: { first: 22 } }, contract)).rejects.toThrow(
    'the platform keeps 21 KB',
  );
  const ofBind = { ...build, app: 'bind', container: 'bind_eeeeee' };
  await expect(desk.check(ofBind, contract)).rejects.toThrow('It cannot publish bind.');
  expect(await readReleaseFile(store)).toEqual(before);
  expect((await desk.log()).entries).toHaveLength(entries);
});
