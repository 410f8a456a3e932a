import type { KeptPart } from '@shared/kit/release';
import { demandFit } from '../model/demandFit';
import { demandWalk } from '../model/walks';
import { demandKept, type Parts } from '../model/parts';
import { liveRelease } from '../model/compose';
import { known, liveOf, nameOf } from '../model/names';
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
  publish(file: ReleaseFile, build: Build, kept: KeptPart | null): Promise<string[]>;
  /**
   * Checks the version that visits would get, pair by pair with the live and the canary version of each other part, and
   * within what is kept of its part now. @throws Refusal
   */
  serve(file: ReleaseFile, name: string, parts: Parts): Promise<string[]>;
}

/** What is served beside a part: the live versions of all others; and each canary of them in place of its live one. */
function neighborsOf(
  file: ReleaseFile,
  part: AppName,
): { beside: Record<AppName, AppVersion>; of: string }[] {
  const { apps } = liveRelease(file);
  const canaries = APP_NAMES.flatMap((app) => {
    const canary = file.pointers[app]?.canary;
    return canary && app !== part ? [known(file, nameOf({ app, version: canary.version })).app] : [];
  });
  return [
    { beside: apps, of: '' },
    ...canaries.map((one) => ({
      beside: { ...apps, [one.app]: one },
      of: `beside the canary ${nameOf(one)}: `,
    })),
  ];
}

/** The gate of a releases folder. Its checks return what the log says of them. `refused` is told of each refusal. */
export function gateOf(files: FileStore, askApi: AskApi, refused: (refusal: Refusal) => Promise<void>): Gate {
  const read = readIn(files);
  async function check(
    file: ReleaseFile,
    one: Build | AppVersion,
    { kept, walked = () => [] }: { kept: KeptPart | null | undefined; walked?: () => string[] },
  ): Promise<string[]> {
    const part = one.app;
    try {
      demandKept(kept, one);
      const { contract, check: asked } = await askApi();
      const found: string[] = [];
      // A version that is older than the live one may lack what is new, so it must only fit together.
      const isOlder = 'version' in one && (liveOf(file, part) ? isBefore(file, one) : false);
      for (const { beside, of } of neighborsOf(file, part)) {
        const apps: Apps = { ...beside, [part]: one };
        demandFit(apps, part);
        const live = isOlder ? null : beside;
        const said = await demandContracts({ apps, live, parts: [part], read, api: contract });
        found.push(...said.map((line) => `${of}${line}`));
      }
      return [...found, asked, ...walked()];
    } catch (error) {
      if (error instanceof Refusal) await refused(error);
      throw error;
    }
  }
  return {
    publish: (file, build, kept) => check(file, build, { kept }),
    serve(file, name, parts) {
      const { app, part } = known(file, name);
      if (file.pointers[part]?.live === app.version) return Promise.resolve([]);
      return check(file, app, { kept: parts[part], walked: () => demandWalk(file, name) });
    },
  };
}

/** Whether a version was published before the live one of its part. */
function isBefore(file: ReleaseFile, one: AppVersion): boolean {
  const live = liveOf(file, one.app);
  return live !== undefined && known(file, nameOf(one)).at < known(file, nameOf(live)).at;
}
