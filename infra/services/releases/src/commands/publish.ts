import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '@shared/kit';
import { commit } from '../acts/commit';
import { LOCAL } from '../acts/perform';
import { appOf } from '../build/places';
import { byApp } from '../model/byApp';
import { addRelease, promote } from '../model/changeReleases';
import { partsWith } from '../model/parts';
import type { AskApi } from '../gate/askApi';
import { gateTogether } from '../gate/gateOf';
import {
  APP_NAMES,
  APP_PORTS,
  type AppName,
  type AppVersion,
  type Build,
  type ReleaseFile,
} from '../model/release';
import { readLedger } from '../store/ledger';
import type { ReleaseStore } from '../store/openStore';
import { storeBuild } from '../store/versions';

type Builds = Record<AppName, Build>;

async function publishOnce(
  { files }: ReleaseStore,
  before: ReleaseFile | null,
  builds: Builds,
  { again, isStart }: { again: boolean; isStart: boolean },
) {
  const live = before?.releases[before.live]?.apps;
  const versionOf = async (app: AppName): Promise<AppVersion> => {
    const current = live?.[app];
    if (current?.source === builds[app].source && !again) return current;
    const from = buildFolder(appOf(app), builds[app].source);
    const version = await storeBuild(files, builds[app], from, isStart);
    return { ...builds[app], version, port: APP_PORTS[app] };
  };
  return addRelease(before, byApp(await Promise.all(APP_NAMES.map(versionOf))), new Date().toISOString());
}

/** Reads a file of a build that waits in the folder of finished builds. */
async function readBuilt({ app, source }: Build, name: string): Promise<Buffer | null> {
  const file = join(buildFolder(appOf(app), source), name);
  return existsSync(file) ? readFileSync(file) : null;
}

/** The release of exactly these builds that needs no publishing again: the live one, or one that waits. */
function published({ live, frozen, demandsWalks, releases }: ReleaseFile, builds: Builds): string | null {
  const same = Object.values(releases).filter(({ apps }) =>
    APP_NAMES.every((app) => apps[app]?.source === builds[app].source),
  );
  const found = same.find(({ id }) => id === live) ?? (frozen || demandsWalks ? same.at(-1) : undefined);
  return found?.id ?? null;
}

/**
 * Publishes builds as a release; an app with unchanged sources keeps its version. The first build is published twice,
 * at two addresses, so that `previous` exists from the start. Returns the new release's id, or the live one's if
 * nothing changed. While releases are frozen, or the platform demands walks of a start too, the new one does not go live.
 * Throws if the builds must not be served together.
 */
export async function publish(
  store: ReleaseStore,
  builds: Builds,
  {
    why,
    askApi,
    live = false,
    isStart = false,
  }: { why: string; askApi: AskApi; live?: boolean; isStart?: boolean },
): Promise<string> {
  const { file: current } = (await readLedger(store)).ledger;
  const existing = current && published(current, builds);
  if (existing) return existing;
  const checks = await gateTogether(builds, readBuilt, askApi);
  const { id } = await commit(store, async (ledger) => {
    const { file: before } = ledger;
    const { parts, lines } = partsWith(ledger.parts, builds, isStart);
    const first = before ? null : await publishOnce(store, null, builds, { again: false, isStart });
    const added = await publishOnce(store, before ?? first?.file ?? null, builds, {
      again: !before,
      isStart,
    });
    const goesLive = !before || (live && !before.frozen && !before.demandsWalks);
    const what = `publish ${first ? `${first.id} and ` : ''}${added.id}${goesLive ? `, promote ${added.id}` : ''}`;
    const file = goesLive ? promote(added.file, added.id) : added.file;
    const next = { ...ledger, file, parts };
    return { id: added.id, ledger: next, who: LOCAL.name, what, why, checks: [...checks, ...lines] };
  });
  return id;
}
