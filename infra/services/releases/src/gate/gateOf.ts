import type { KeptPart, ServeAct } from '@shared/kit/release';
import { demandFit } from '../model/demandFit';
import { demandWalk } from '../model/walks';
import { demandKept, outsideKept, type Parts } from '../model/parts';
import { Refusal } from '../model/refusal';
import { APP_NAMES, type AppName, type AppVersion, type Build, type ReleaseFile } from '../model/release';
import type { FileStore } from '../store/fileStore';
import { uploadName } from '../store/uploads';
import { versionName } from '../store/versions';
import type { AskApi } from './askApi';
import { demandContracts, type ReadFile } from './demandContracts';

const isPublished = (app: Build | AppVersion): app is AppVersion => 'version' in app;

/** Reads files of builds and versions in a store. */
export const readIn =
  (files: FileStore): ReadFile =>
  async (app, name) => {
    const place = isPublished(app) ? versionName(app.app, app.version) : uploadName(app.app, app.source);
    return (await files.get(`${place}/${name}`))?.content ?? null;
  };

type Apps = Record<AppName, Build | AppVersion>;

const nameOf = (app: Build | AppVersion | undefined) => app && (isPublished(app) ? app.version : app.source);

/** The parts in which two sets of parts differ. */
const differing = (apps: Apps, live: Partial<Apps>): AppName[] =>
  APP_NAMES.filter((app) => nameOf(apps[app]) !== nameOf(live[app]));

/** Checks builds of every part, which are new together. Returns the checks for the log. @throws Refusal */
export async function gateTogether(
  apps: Record<AppName, Build>,
  read: ReadFile,
  askApi: AskApi,
): Promise<string[]> {
  for (const app of APP_NAMES) demandFit(apps, app);
  const { contract, check } = await askApi();
  const found = await demandContracts({ apps, live: null, parts: APP_NAMES, read, api: contract });
  return [...found, check];
}

export interface Gate {
  /** Checks a build that is to be published beside the live parts, and within what is kept of it. @throws Refusal */
  publish(live: Record<AppName, AppVersion>, build: Build, kept: KeptPart | null): Promise<string[]>;
  /**
   * Checks the release that an act would give to visitors, and its new parts within what is kept of them now. A release
   * from before the live one may lack what is new, so it must only fit together. A rollback is never refused; it says
   * what is not as kept. @throws Refusal
   */
  serve(file: ReleaseFile, act: ServeAct, parts: Parts): Promise<string[]>;
}

/** The gate of a releases folder. Its checks return what the log says of them. `refused` is told of each refusal. */
export function gateOf(files: FileStore, askApi: AskApi, refused: (refusal: Refusal) => Promise<void>): Gate {
  const read = readIn(files);
  async function check(
    apps: Apps,
    live: Apps | null,
    parts: readonly AppName[],
    { kept, walked = () => [] }: { kept: Parts; walked?: () => string[] },
  ): Promise<string[]> {
    try {
      for (const part of parts) demandKept(kept[part], apps[part]);
      for (const part of parts) demandFit(apps, part);
      const { contract, check: asked } = await askApi();
      const found = await demandContracts({ apps, live, parts, read, api: contract });
      return [...found, asked, ...walked()];
    } catch (error) {
      if (error instanceof Refusal) await refused(error);
      throw error;
    }
  }
  return {
    publish: (live, build, kept) =>
      check({ ...live, [build.app]: build }, live, [build.app], { kept: kept ? { [build.app]: kept } : {} }),
    async serve(file, act, parts) {
      const { releases, live, previous } = file;
      if (act.what === 'rollback') return outsideKept(parts, releases[previous ?? '']?.apps);
      if (act.what !== 'promote' && act.what !== 'canary') return [];
      const [release, current] = [releases[act.release], releases[live]];
      if (!release || !current) return [];
      const before = release.createdAt > current.createdAt ? current.apps : null;
      return check(release.apps, before, differing(release.apps, current.apps), {
        kept: parts,
        walked: () => demandWalk(file, act.release),
      });
    },
  };
}
