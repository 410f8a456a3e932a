import { keptVersions } from '../model/keptVersions';
import { known as published } from '../model/names';
import { readReleaseFile } from '../store/ledger';
import type { ReleaseStore } from '../store/openStore';
import type { ApiContract } from './apiContract';
import { wireClashes, type Clash } from './clashes';
import { contractOf, sentenceOf } from './demandContracts';
import { readIn } from './gateOf';

/** A version of a part that some page may still run. */
interface Client {
  name: string;
  calls: (api: ApiContract) => Clash[];
}

async function keptClients(store: ReleaseStore, held: readonly string[]): Promise<Client[]> {
  const file = await readReleaseFile(store);
  if (!file) return [];
  const read = readIn(store.files);
  const clients: Client[] = [];
  for (const name of keptVersions(file, new Date(), held)) {
    const contract = await contractOf(published(file, name).app, read);
    if (contract) clients.push({ name, calls: (api) => wireClashes(contract, api, contract) });
  }
  return clients;
}

/**
 * What a new API would break for every kept version, because an open page keeps its version; empty if it
 * may be released. What the running API does not serve either is not the new one's fault. `running`: null if there is
 * none.
 */
export async function checkApi(
  store: ReleaseStore,
  api: ApiContract,
  running: ApiContract | null,
  held: readonly string[] = [],
): Promise<{ clients: string[]; breaks: string[] }> {
  const clients = await keptClients(store, held);
  const breaks = clients.flatMap(({ name, calls }) => {
    const known = new Set((running ? calls(running) : []).map(sentenceOf));
    return calls(api)
      .map(sentenceOf)
      .filter((sentence) => !known.has(sentence))
      .map((sentence) => `${name}: ${sentence}`);
  });
  return { clients: clients.map(({ name }) => name), breaks };
}
