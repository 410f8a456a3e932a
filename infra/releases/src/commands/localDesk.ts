import type { Desk } from '@shared/kit/release';
import { readLog } from '../acts/actLog';
import { LOCAL, perform } from '../acts/perform';
import { sweep } from '../acts/sweep';
import { listReleases } from '../model/listReleases';
import { previewAddress } from '../preview/previewLink';
import { siteOrigin } from '../service/environment';
import { readReleaseFile } from '../store/ledger';
import type { ReleaseStore } from '../store/openStore';

/** The releases folder of this machine. */
export function localDesk(store: ReleaseStore): Desk {
  return {
    act: async (act) => (await perform(store, LOCAL, act)).release,
    preview: async (act) =>
      previewAddress(siteOrigin(process.env), (await perform(store, LOCAL, act)).link ?? ''),
    sweep: async (act) => sweep(store, LOCAL, act),
    list: async () => listReleases(await readReleaseFile(store)),
    log: async () => readLog(store),
  };
}
