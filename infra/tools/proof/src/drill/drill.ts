import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultsOf, letterFaults, strayMoney } from './audit';
import { spread } from '@infra/api/testing/hosts';
import { type DrillNode, type NodeSettings, startNode } from './drillNode';
import { type ProviderServer, startProviders } from './providerServer';
import { buy, type Bought } from './shopper';
import { randomFrom, type Trial } from './trials';

export interface DrillReport {
  purchases: number;
  deaths: number;
  faults: string[];
}

/** The nodes that it picks first let a remembered quote refuse a call, if nothing prevents that. */
export const SEED = 20_261_121;

export interface DrillSettings {
  trials: Iterable<Trial>;
  /** Two nodes use this PostgreSQL, and each call goes to a random one; without it, one node has its own database. */
  databaseUrl?: string;
  /** Of the random choice of a node. */
  seed?: number;
  /** A negative control: providers that repeat the work of a repeated call. */
  forgetsKeys?: boolean;
  /** A negative control: what a node remembers of a quote refuses calls. */
  decidesOnMemory?: boolean;
  onTrial?: (name: string, faults: readonly string[]) => void;
}

type Stage = { node: DrillNode; providers: ProviderServer };

async function runTrial(
  { node, providers }: Stage,
  trial: Trial,
): Promise<{ bought: Bought | null; faults: string[] }> {
  const deaths = node.deaths();
  const { ending, trouble, dies } = trial;
  const faults: string[] = [];
  const disturb = trouble && (() => trouble(node, providers));
  const tellRefusal = (refusal: string) => void faults.push(`refused ${refusal}`);
  try {
    const bought = await buy(node, providers, { ending, trouble: disturb, tellRefusal });
    const died = node.deaths() > deaths;
    const unlike = dies === undefined || dies === died ? [] : [died ? 'the API died' : 'never reached'];
    return { bought, faults: [...faults, ...faultsOf(bought), ...unlike] };
  } catch (error) {
    return { bought: null, faults: [...faults, error instanceof Error ? error.message : 'unknown'] };
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

/** Nodes that take calls at random. Once one has died at a point, the others no longer do. */
async function startNodes(settings: NodeSettings, count: number, random: () => number): Promise<DrillNode> {
  const dieAt = (point: string | null) => nodes.forEach((node) => node.dieAt(point));
  const start = () => startNode({ ...settings, onDeath: () => dieAt(null) });
  const first = await start();
  const nodes: [DrillNode, ...DrillNode[]] = [first];
  // One after another, because the first one makes the key and the tables.
  for (let more = 1; more < count; more += 1) nodes.push(await start());
  const pick = () => Math.floor(random() * nodes.length);
  return {
    ...spread(nodes, pick),
    dieAt,
    kill: () => nodes[pick()]?.kill(),
    deaths: () => nodes.reduce((sum, node) => sum + node.deaths(), 0),
    stop: async () => void (await Promise.all(nodes.map((node) => node.stop()))),
  };
}

/**
 * Buys policy after policy while the API is killed and its providers fail, then checks: no double charge, nothing
 * lost, nothing stuck, and ledger, policies, papers and letters agree.
 */
export async function drill(settings: DrillSettings): Promise<DrillReport> {
  const { databaseUrl = '', forgetsKeys = false, decidesOnMemory = false, seed = SEED } = settings;
  const folder = mkdtempSync(join(tmpdir(), 'drill-'));
  const providers = await startProviders(forgetsKeys);
  const shared = { folder, providersUrl: providers.url, databaseUrl, decidesOnMemory };
  const node = await startNodes(shared, databaseUrl === '' ? 1 : 2, randomFrom(seed));
  try {
    return await runTrials({ node, providers }, settings);
  } finally {
    await node.stop();
    await providers.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
