import { startAttack, type Attack } from './attacks';
import { callFrom } from './callFrom';
import { type Measured, watchMemory } from './memoryWatch';
import { shop } from './shop';

/** ms that a shopper's step may take during an attack, and that a connection may exceed its time limit. */
const PATIENCE = 5000;

/** ms in which a process collects its garbage, while the attack goes on. */
const SETTLING = 60_000;

export interface Trial {
  shoppers: number;
  /** ms of the slowest step of all shoppers. */
  slowest: number;
  faults: string[];
  /** How many times of its memory before the attacks each process had at most. */
  grown?: Record<string, number>;
}

let clients = 0;
/** An unused local address, because limits are per address and shoppers must share none. */
function newAddress(): string {
  clients += 1;
  return `127.1.${Math.floor(clients / 250)}.${(clients % 250) + 1}`;
}

/** Shoppers come one after another, each from a new address, until it is over or one fails. */
async function shopUntil(port: number, isOver: () => boolean, patience: number): Promise<Trial> {
  const trial: Trial = { shoppers: 0, slowest: 0, faults: [] };
  do {
    const { slowest, fault } = await shop(`http://127.0.0.1:${port}`, newAddress(), patience);
    trial.shoppers += 1;
    trial.slowest = Math.max(trial.slowest, slowest);
    if (fault !== null) trial.faults.push(fault);
  } while (!isOver() && trial.faults.length === 0);
  return trial;
}

/** One undisturbed shopper. */
export const inPeace = (port: number, patience = PATIENCE): Promise<Trial> =>
  shopUntil(port, () => true, patience);

/** Visitors of a rush, as many as one address may have connections, and how often each loads a page and a file. */
const CROWD = 128;
const LOADS = 20;

/** A rush of visitors, and some shop: what processes grow to without an attack. */
export async function warmUp(port: number, patience = PATIENCE): Promise<void> {
  const paths = ['/quotes/new', await largestFile(port), '/v2/carriers/getallcarriers'];
  const visit = async () => {
    const call = callFrom(newAddress());
    for (let load = 0; load < LOADS; load += 1)
      for (const path of paths) await (await call(`http://127.0.0.1:${port}${path}`)).arrayBuffer();
  };
  const visits = Array.from({ length: CROWD }, visit);
  for (let shoppers = 0; shoppers < 8; shoppers += 1) await inPeace(port, patience);
  await Promise.all(visits);
}

export interface Target {
  port: number;
  /** The attack's simultaneous connections. */
  size: number;
  /** Duration of the attack; at least as long as one shopper needs. */
  ms?: number;
  /** ms, if it differs from the drill's. */
  patience?: number;
  /** The processes that may not grow. */
  measured?: readonly Measured[];
  /** How many times of their memory they may keep, if it differs from the drill's. */
  settled?: number;
  /** The control: it only has to serve shoppers. */
  isUndefended?: boolean;
}

/** The path of the largest script of the start page. */
async function largestFile(port: number): Promise<string> {
  const call = callFrom(newAddress());
  const page = await (await call(`http://127.0.0.1:${port}/quotes/new`)).text();
  const scripts = [...page.matchAll(/<script defer src="[^"]*?(\/assets\/[^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  const sized = scripts.map(async (path) => {
    const { headers } = await call(`http://127.0.0.1:${port}${path}`, { method: 'HEAD' });
    return { path, bytes: Number(headers.get('content-length')) };
  });
  const [largest] = (await Promise.all(sized)).toSorted((one, other) => other.bytes - one.bytes);
  if (!largest) throw new Error('the start page loads no script');
  return largest.path;
}

/** One client attacks while others shop. */
export async function underAttack(
  attack: Attack,
  { port, size, ms = 0, patience = PATIENCE, isUndefended = false, measured = [], settled }: Target,
): Promise<Trial> {
  const { life, fromTwo } = attack;
  const from = fromTwo === undefined ? [newAddress()] : [newAddress(), newAddress()];
  const front = { port, file: await largestFile(port), from, size: fromTwo ?? size };
  const memory = watchMemory(measured, settled);
  const { refused, longest, stop } = startAttack(attack, front);
  const end = performance.now() + ms;
  const hasSettled = () => memory.faults().length === 0 || performance.now() > end + SETTLING;
  try {
    const trial = await shopUntil(port, () => performance.now() > end && hasSettled(), patience);
    // While the attack's connections are still there.
    trial.grown = memory.grown();
    trial.faults.push(...memory.faults());
    if (life === undefined || isUndefended) return trial;
    if (refused() === 0 && fromTwo === undefined)
      trial.faults.push(`one client has ${size} connections, and none was refused`);
    const lived = Math.round(longest());
    if (lived > life + patience) trial.faults.push(`a connection of the attack lived ${lived} ms`);
    return trial;
  } finally {
    stop();
    memory.stop();
  }
}

/** Long enough in ms to show whether the site ends such connections. */
export const timeFor = ({ life = 0 }: Attack): number => life + 2 * PATIENCE;
