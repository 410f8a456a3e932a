import { startAttack, type Attack } from './attacks';
import { shop } from './shop';

/** ms that a shopper's step may take during an attack, and that a connection may exceed its time limit. */
const PATIENCE = 5000;

export interface Trial {
  shoppers: number;
  /** ms of the slowest step of all shoppers. */
  slowest: number;
  faults: string[];
}

let clients = 0;
/** An unused local address, because limits are per address and shoppers must share none. */
function newAddress(): string {
  clients += 1;
  return `127.1.${Math.floor(clients / 250)}.${(clients % 250) + 1}`;
}

/** Shoppers come one after another, each from a new address, until the time is up or one fails. */
async function shopUntil(port: number, end: number, patience: number): Promise<Trial> {
  const trial: Trial = { shoppers: 0, slowest: 0, faults: [] };
  do {
    const { slowest, fault } = await shop(`http://127.0.0.1:${port}`, newAddress(), patience);
    trial.shoppers += 1;
    trial.slowest = Math.max(trial.slowest, slowest);
    if (fault !== null) trial.faults.push(fault);
  } while (performance.now() < end && trial.faults.length === 0);
  return trial;
}

/** One undisturbed shopper. */
export const inPeace = (port: number, patience = PATIENCE): Promise<Trial> => shopUntil(port, 0, patience);

export interface Target {
  port: number;
  /** The attack's simultaneous connections. */
  size: number;
  /** Duration of the attack; at least as long as one shopper needs. */
  ms?: number;
  /** ms, if it differs from the drill's. */
  patience?: number;
  /** The control: it only has to serve shoppers. */
  isUndefended?: boolean;
}

/** One client attacks while others shop. */
export async function underAttack(
  attack: Attack,
  { port, size, ms = 0, patience = PATIENCE, isUndefended = false }: Target,
): Promise<Trial> {
  const { refused, longest, stop } = startAttack(attack, port, newAddress(), size);
  try {
    const trial = await shopUntil(port, performance.now() + ms, patience);
    const { life } = attack;
    if (life === undefined || isUndefended) return trial;
    if (refused() === 0) trial.faults.push(`one client has ${size} connections, and none was refused`);
    const lived = Math.round(longest());
    if (lived > life + patience) trial.faults.push(`a connection of the attack lived ${lived} ms`);
    return trial;
  } finally {
    stop();
  }
}

/** Long enough in ms to show whether the site ends such connections. */
export const timeFor = ({ life = 0 }: Attack): number => life + 2 * PATIENCE;
