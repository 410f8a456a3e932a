import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import type { Contract } from '@shared/kit';
import { LOCAL, perform } from '../acts/perform';
import { noApi, type AskApi } from '../gate/askApi';
import { withClashes } from '../gate/pairs';
import { addVersion, fileWith } from '../model/movePointers';
import { nameOf } from '../model/names';
import type { Act } from '../model/act';
import { APP_NAMES, APP_PORTS, type AppName, type AppVersion } from '../model/release';
import { writeReleaseFile } from '../store/ledger';
import { folderStore } from '../store/openStore';
import { addFile, beginUpload } from '../store/uploads';
import { versionFolder } from '../store/versions';
import { exampleBuild } from './exampleRelease';
import { integrityOf } from './exampleUpload';

/** A contract in which quote sends an event that bind listens to, and bind leads to a route of rates. */
export function contractOf(part: AppName, changes: Partial<Contract> = {}): Contract {
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
function buildOf(part: AppName, source: string, contract: Contract) {
  const example = exampleBuild(part, source);
  const texts: Record<string, string> = {
    [example.entry]: `entry of ${source}`,
    'contract.json': JSON.stringify(contract),
  };
  const files = Object.entries(texts).map(([name, text]) => [
    name,
    { integrity: integrityOf(text), bytes: 9, brotli: 9 },
  ]);
  const { owner, routes } = contract;
  const build = {
    ...example,
    owner,
    routes: [...routes],
    files: Object.fromEntries(files),
    budgets: { first: 21 },
  };
  return { texts, build };
}

/** As after a first publication; walks are tried on their own. */
/** A releases folder with parts that have contracts, and acts on it. */
export function contractedReleases() {
  const folder = join(tempFolder('gate'), 'releases');
  const store = folderStore(folder);

  function version(part: AppName, name: string, contract: Contract): AppVersion {
    const { texts, build } = buildOf(part, 'aaaaaa', contract);
    const place = versionFolder(folder, part, name);
    mkdirSync(place, { recursive: true });
    for (const [file, text] of Object.entries(texts)) writeFileSync(join(place, file), text);
    return { ...build, version: name, port: APP_PORTS[part] };
  }

  return {
    folder,
    store,
    remove: () => rmSync(join(folder, '..'), { recursive: true }),
    act: (act: Act, askApi: AskApi = noApi) => perform(store, LOCAL, act, askApi),
    /**
     * Every part's `aaaaaa-1` is live; the part of this contract also has `bbbbbb-1`, which nobody was given. Returns
     * its name.
     */
    async begin(next: Contract, live: (part: AppName) => Contract = contractOf): Promise<string> {
      const apps = APP_NAMES.map((part) => version(part, 'aaaaaa-1', live(part)));
      const part = APP_NAMES.find((name) => name === next.part) ?? 'quote';
      const before = { ...fileWith(apps, '2026-01-01'), demandsWalks: false };
      const app = version(part, 'bbbbbb-1', next);
      const file = addVersion(before, { app, at: new Date().toISOString(), by: 'local' });
      await writeReleaseFile(store, await withClashes(store.files, before, file));
      return nameOf(app);
    },
    /** Uploads a build with this contract, without the files named, and publishes it. */
    async publish(contract: Contract, askApi: AskApi = noApi, dropped: readonly string[] = []) {
      const part = APP_NAMES.find((name) => name === contract.part) ?? 'quote';
      const source = createHash('sha256').update(JSON.stringify(contract)).digest('hex').slice(0, 12);
      const { texts, build } = buildOf(part, source, contract);
      for (const name of dropped) delete build.files[name];
      await beginUpload(store.files, build);
      for (const name of Object.keys(build.files))
        await addFile(store.files, { part, source, name }, Buffer.from(texts[name] ?? ''));
      return perform(store, LOCAL, { what: 'publish', part, source, why: 'a test' }, askApi);
    },
  };
}
