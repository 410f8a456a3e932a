import { CONTRACT_FILE, type Contract } from '@shared/kit';
import { liveRelease } from '../model/compose';
import { demandFit } from '../model/demandFit';
import { demandKept, keptFor } from '../model/parts';
import { Refusal } from '../model/refusal';
import type { Build } from '../model/release';
import { readLedger } from '../store/ledger';
import type { ReleaseStore } from '../store/openStore';
import type { AskApi } from './askApi';
import { demandContracts } from './demandContracts';
import { readIn } from './gateOf';

/**
 * What publishing a build would say, from its description and contract alone. Its files and their sizes are taken as
 * described, and nothing is stored or logged. @throws Refusal with field and owner
 */
export async function tryPublish(
  store: ReleaseStore,
  build: Build,
  contract: Contract,
  { askApi, isPlatform }: { askApi: AskApi; isPlatform: boolean },
): Promise<string[]> {
  const { file, parts } = (await readLedger(store)).ledger;
  if (!file) throw new Refusal(409, 'nothing_published', 'Nothing is published yet');
  const live = liveRelease(file).apps;
  const apps = { ...live, [build.app]: build };
  demandKept(keptFor(parts, file, build.app, isPlatform), build);
  demandFit(apps, build.app);
  const stored = readIn(store.files);
  const { contract: api, check } = await askApi();
  const found = await demandContracts({
    apps,
    live,
    parts: [build.app],
    read: async (app, name) =>
      app === build && name === CONTRACT_FILE ? Buffer.from(JSON.stringify(contract)) : stored(app, name),
    api,
    isTrial: true,
  });
  return [...found, check];
}
