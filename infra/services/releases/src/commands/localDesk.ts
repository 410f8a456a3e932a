import type { Desk } from '@shared/kit/release';
import { readLog } from '../acts/actLog';
import { LOCAL, perform } from '../acts/perform';
import { readParts, setPart } from '../acts/setPart';
import { sweep } from '../acts/sweep';
import { appNamed } from '../model/apps';
import { listVersions } from '../model/listVersions';
import { linkAddress } from '../preview/signedLink';
import { siteOrigin } from '../service/environment';
import { readReleaseFile } from '../store/ledger';
import type { AskApi, AskHolds } from '../gate/askApi';
import { tryPublish } from '../gate/tryPublish';
import type { ReleaseStore } from '../store/openStore';

/** The releases folder of this machine. */
export function localDesk(store: ReleaseStore, askApi: AskApi, askHolds: AskHolds): Desk {
  return {
    act: async (act) => (await perform(store, LOCAL, act, askApi)).release,
    async link(act) {
      const { link } = await perform(store, LOCAL, act, askApi);
      return linkAddress(siteOrigin(process.env), act.what, link?.sealed ?? '');
    },
    setPart: async (act) => setPart(store, LOCAL, act),
    parts: async () => readParts(store),
    sweep: async (act) => sweep(store, LOCAL, act, askHolds),
    check: async (build, contract) =>
      tryPublish(store, { ...build, app: appNamed(build.app) }, contract, { askApi, isPlatform: true }),
    list: async () => listVersions(await readReleaseFile(store)),
    log: async () => readLog(store),
  };
}
