import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultsOf, letterFaults, strayMoney } from './audit';
import { type DrillNode, startNode } from './drillNode';
import type { Ending } from './points';
import { type ProviderServer, startProviders } from './providerServer';
import { buy, type Bought } from './shopper';

/** One purchase of a drill, and its injected faults. */
export interface Trial {
  name: string;
  ending: Ending;
  trouble: (node: DrillNode, providers: ProviderServer) => void;
  /** Whether the API must die in it, or may not. */
  dies?: boolean;
}

export interface DrillReport {
  purchases: number;
  deaths: number;
  faults: string[];
}

export interface DrillSettings {
  trials: Iterable<Trial>;
  /** '' or none: the embedded one. */
  databaseUrl?: string;
  /** The negative control: providers that repeat the work of a repeated call. */
  forgetsKeys?: boolean;
  onTrial?: (name: string, faults: readonly string[]) => void;
}

type Stage = { node: DrillNode; providers: ProviderServer };

async function runTrial(
  { node, providers }: Stage,
  trial: Trial,
): Promise<{ bought: Bought | null; faults: string[] }> {
  const deaths = node.deaths();
  try {
    const trouble = () => trial.trouble(node, providers);
    const bought = await buy(node, providers, { ending: trial.ending, trouble });
    const died = node.deaths() > deaths;
    const unlike =
      trial.dies === undefined || trial.dies === died ? [] : [died ? 'the API died' : 'never reached'];
    return { bought, faults: [...faultsOf(bought), ...unlike] };
  } catch (error) {
    return { bought: null, faults: [error instanceof Error ? error.message : 'unknown'] };
  }
}

async function runTrials(stage: Stage, { trials, onTrial }: DrillSettings): Promise<DrillReport> {
  const all: Bought[] = [];
  const faults: string[] = [];
  let purchases = 0;
  for (const trial of trials) {
    purchases += 1;
    const { bought, faults: found } = await runTrial(stage, trial);
    if (bought) all.push(bought);
    onTrial?.(trial.name, found);
    faults.push(...found.map((fault) => `${trial.name}: ${fault}`));
  }
  const { providers, node } = stage;
  faults.push(...(await letterFaults(providers, all)), ...strayMoney(providers, all));
  return { purchases, deaths: node.deaths(), faults };
}

/**
 * Buys policy after policy while the API is killed and its providers fail, then checks: no double charge, nothing
 * lost, nothing stuck, and ledger, policies, papers and letters agree.
 */
export async function drill(settings: DrillSettings): Promise<DrillReport> {
  const { databaseUrl = '', forgetsKeys = false } = settings;
  const folder = mkdtempSync(join(tmpdir(), 'drill-'));
  const providers = await startProviders(forgetsKeys);
  const node = await startNode({ folder, providersUrl: providers.url, databaseUrl });
  try {
    return await runTrials({ node, providers }, settings);
  } finally {
    await node.stop();
    await providers.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
