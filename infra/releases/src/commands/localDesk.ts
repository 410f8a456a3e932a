import type { Desk } from '@shared/kit/release';
import { readLog } from '../acts/actLog';
import { LOCAL, perform } from '../acts/perform';
import { listReleases } from '../model/listReleases';
import { previewAddress } from '../preview/previewLink';
import { siteOrigin } from '../service/environment';
import { readReleaseFile } from '../store/releaseStore';

/** The releases folder of this machine. */
export function localDesk(folder: string): Desk {
  return {
    act: async (act) => (await perform(folder, LOCAL, act)).release,
    preview: async (act) =>
      previewAddress(siteOrigin(process.env), (await perform(folder, LOCAL, act)).link ?? ''),
    list: async () => listReleases(readReleaseFile(folder)),
    log: async () => readLog(folder, readReleaseFile(folder)?.act),
  };
}
