import { setTimeout as pause } from 'node:timers/promises';
import { pageDataIn } from '../journey/pageData';
import { apiClient } from '../system/apiClient';
import { sendReports } from '../system/sendReports';
import { SITE } from '../system/system';
import { buyPolicy } from './buyPolicy';

/** What shoppers and visitors meet. */
interface Met {
  policies: number;
  pages: number;
  /** ms of each step since `isWarm`, in order. */
  took: number[];
  faults: string[];
}

/** Running traffic; what it met so far changes while it runs. */
export interface Traffic {
  met: Met;
  /** From now on, steps are timed. */
  warm(): void;
  /** Ends when everyone has finished. */
  stop(): Promise<void>;
}

/** ms between two pages of a visitor. */
const VISIT_EVERY = 200;
/** The page whose load is reported. */
export const START = '/quotes/new';
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Addresses of a shopper's or visitor's own, because limits are per address. */
const addressOf = (network: number, turn: number): string =>
  `10.${network}.${Math.floor(turn / 250) % 250}.${(turn % 250) + 1}`;

/** Sends what a browser reports once it has loaded this page. */
async function report(html: string): Promise<void> {
  const { release, remotes } = pageDataIn(html);
  const measures = Object.entries(remotes).map(
    ([part, { live }]) => ({ kind: 'load', part, version: live.version }) as const,
  );
  await sendReports(SITE, '', [{ release, measures }]);
}

/**
 * Shoppers buy policy after policy; beside them, a visitor opens these pages in turn and reports what it measured.
 * Every failure counts.
 */
export function startTraffic(shoppers: number, pages: readonly string[]): Traffic {
  const met: Met = { policies: 0, pages: 0, took: [], faults: [] };
  const state = { isOver: false, isWarm: false };

  async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
    const since = performance.now();
    try {
      return await work();
    } catch (error) {
      throw new Error(`${name}: ${reasonOf(error)}`, { cause: error });
    } finally {
      if (state.isWarm) met.took.push(performance.now() - since);
    }
  }

  async function shop(network: number): Promise<void> {
    for (let turn = 0; !state.isOver; turn += 1) {
      await buyPolicy(apiClient({}, addressOf(network, turn)), step).then(
        () => (met.policies += 1),
        (error: unknown) => met.faults.push(reasonOf(error)),
      );
    }
  }

  async function look(path: string, address: string): Promise<void> {
    const headers = { 'x-forwarded-for': address, referer: 'http://127.0.0.1/' };
    const answer = await fetch(SITE + path, { headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    met.pages += 1;
    if (path === START) await report(text);
  }

  async function visit(): Promise<void> {
    for (let turn = 0; !state.isOver; turn += 1) {
      const path = pages[turn % pages.length] ?? '/';
      await look(path, addressOf(0, turn)).catch((error: unknown) => met.faults.push(reasonOf(error)));
      await pause(VISIT_EVERY);
    }
  }

  const all = [visit(), ...Array.from({ length: shoppers }, (_, index) => shop(index + 1))];
  return {
    met,
    warm: () => {
      state.isWarm = true;
    },
    stop: async () => {
      state.isOver = true;
      await Promise.all(all);
    },
  };
}
