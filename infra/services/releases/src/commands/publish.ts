import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '@shared/kit';
import { commit } from '../acts/commit';
import { LOCAL } from '../acts/perform';
import { renew } from '../acts/renew';
import { appOf } from '../build/places';
import type { AskApi } from '../gate/askApi';
import type { ReadFile } from '../gate/demandContracts';
import { gateTogether, readIn } from '../gate/gateOf';
import { addVersion, emptyFile, promote } from '../model/movePointers';
import { known, liveOf, nameOf } from '../model/names';
import { partsWith } from '../model/parts';
import { Refusal } from '../model/refusal';
import {
  APP_NAMES,
  APP_PORTS,
  forEachApp,
  type AppName,
  type AppVersion,
  type Build,
  type ReleaseFile,
} from '../model/release';
import { readLedger } from '../store/ledger';
import type { ReleaseStore } from '../store/openStore';
import { storeBuild } from '../store/versions';

type Builds = Record<AppName, Build>;

/** What publishing did. */
export interface PublishedBuilds {
  /** Names of the versions of these builds that are new, or that wait to go live. */
  published: string[];
  isLive: boolean;
  /** Whose live versions were left alone, and why the builds wait; each a sentence. */
  waiting: string[];
}

/** Reads a file of a build that waits in the folder of finished builds, or of a version. */
function readerOf({ files }: ReleaseStore): ReadFile {
  const stored = readIn(files);
  return async (app, name) => {
    if ('version' in app) return stored(app, name);
    const file = join(buildFolder(appOf(app.app), app.source), name);
    return existsSync(file) ? readFileSync(file) : null;
  };
}

/** The parts that a team has made live, which a start must not replace. */
function teamsParts(file: ReleaseFile | null, builds: Builds): { app: AppName; said: string }[] {
  if (!file) return [];
  return APP_NAMES.flatMap((app) => {
    const live = liveOf(file, app);
    if (!live || live.source === builds[app].source) return [];
    const { by } = known(file, nameOf(live));
    const said = `${nameOf(live)} of ${by} stays live; \`npm start -- --publish\` would publish ${app} ${builds[app].source} in its place`;
    return by === LOCAL.name ? [] : [{ app, said }];
  });
}

/** A version of exactly this build that waits to go live. */
const waitingVersion = ({ versions, revoked }: ReleaseFile, { app, source }: Build): AppVersion | undefined =>
  Object.entries(versions).findLast(
    ([name, { app: one }]) => one.app === app && one.source === source && !revoked.includes(name),
  )?.[1].app;

interface Options {
  why: string;
  askApi: AskApi;
  /** Whether they go live, unless releases are frozen or walks are demanded. */
  live?: boolean;
  /** Whether this is `npm start`, which serves its sources as they are. */
  isStart?: boolean;
  /** Whether a start replaces what teams have made live. */
  overTeams?: boolean;
}

/**
 * Publishes builds; a part with unchanged sources keeps its version, and so does one that a team has made live. A first
 * publication goes live. @throws Error if the builds must not be served together
 */
export async function publish(
  store: ReleaseStore,
  builds: Builds,
  { why, askApi, live = false, isStart = false, overTeams = !isStart }: Options,
): Promise<PublishedBuilds> {
  await renew(store);
  const { file: current } = (await readLedger(store)).ledger;
  const left = overTeams ? [] : teamsParts(current, builds);
  const waiting = left.map(({ said }) => said);
  const isLeft = (app: AppName) => left.some((one) => one.app === app);
  const changed = APP_NAMES.filter(
    (app) => !isLeft(app) && (!current || liveOf(current, app)?.source !== builds[app].source),
  );
  if (changed.length === 0) return { published: [], isLive: true, waiting };
  const served = forEachApp(
    (app) => (current && !changed.includes(app) && liveOf(current, app)) || builds[app],
  );
  let checks: string[];
  try {
    checks = await gateTogether(served, readerOf(store), askApi);
  } catch (error) {
    // A start beside a team's version must not fail because of it.
    if (left.length === 0 || !(error instanceof Refusal)) throw error;
    return { published: [], isLive: false, waiting: [...waiting, `Nothing was published: ${error.message}`] };
  }
  const stored = new Map<AppName, Promise<string>>();
  const storeOnce = (app: AppName): Promise<string> => {
    const from = buildFolder(appOf(app), builds[app].source);
    const storing = stored.get(app) ?? storeBuild(store.files, builds[app], from, isStart);
    stored.set(app, storing);
    return storing;
  };
  const done = await commit(store, async (ledger) => {
    const { file: before } = ledger;
    const { parts, lines } = partsWith(ledger.parts, served, isStart);
    const goesLive = !before || (live && !before.frozen && !before.demandsWalks);
    const at = new Date().toISOString();
    let file: ReleaseFile = before ?? emptyFile();
    const names: string[] = [];
    for (const app of changed) {
      const waits = before && !goesLive ? waitingVersion(before, builds[app]) : undefined;
      const version = waits ?? { ...builds[app], version: await storeOnce(app), port: APP_PORTS[app] };
      if (!waits) file = addVersion(file, { app: version, at, by: LOCAL.name });
      if (goesLive) file = promote(file, nameOf(version), {}, at);
      names.push(nameOf(version));
    }
    const what = `publish ${names.join(', ')}${goesLive ? ' and promote' : ''}`;
    const next = { ledger: { ...ledger, file, parts }, isDone: before === file };
    return { ...next, names, goesLive, who: LOCAL.name, what, why, checks: [...checks, ...lines] };
  });
  return { published: done.names, isLive: done.goesLive, waiting };
}
