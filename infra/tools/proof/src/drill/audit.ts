import { setTimeout as sleep } from 'node:timers/promises';
import { DOCUMENT_TYPES } from '@shared/domain';
import type { ProviderServer } from './providerServer';
import type { Bought } from './shopper';

/** The required ledger entries for each outcome. */
const LEDGER = { signs: 'authorize,capture', declines: 'authorize,void' };
/** The required HTTP status of each paper. */
const ALL_ANSWERED = DOCUMENT_TYPES.map(() => 200).join();
const STATUS = { signs: 'COMPLETE', declines: 'FINAL_RATED' };
/** Milliseconds between checks, and in total: another node sends a killed node's letter after 60 s (outboxStore). */
const LOOK_EVERY = 100;
const LETTERS_BY = 75_000;

/** The faults of one purchase: its status, its number, its papers, or its money. */
export function faultsOf({ ending, option, system, sessionId, quote, papers }: Bought): string[] {
  const mine = system.entries.filter((entry) => entry.sessionId === sessionId);
  const kinds = mine.map(({ kind }) => kind).join();
  const checks: [boolean, string][] = [
    [quote.status === STATUS[ending], `${quote.status} where it ${ending}`],
    [kinds === LEDGER[ending], `ledger ${kinds} where it ${ending}`],
    [mine.every(({ amount }) => amount === option.deposit), 'another amount than the deposit'],
    [(quote.policy_number !== null) === (ending === 'signs'), `policy number ${quote.policy_number}`],
    [papers.join() === (ending === 'signs' ? ALL_ANSWERED : ''), `papers ${papers.join()}`],
  ];
  return checks.flatMap(([holds, fault]) => (holds ? [] : [fault]));
}

/** Exactly two letters per purchase: that it can be signed, and how it ended, with papers and a calendar for a policy. */
export async function letterFaults(
  { letters }: ProviderServer,
  bought: readonly Bought[],
): Promise<string[]> {
  const due = 2 * bought.length;
  for (let wait = 0; letters.size < due && wait < LETTERS_BY; wait += LOOK_EVERY) await sleep(LOOK_EVERY);
  const sent = [...letters.values()];
  const policies = bought.flatMap(({ quote }) => quote.policy_number ?? []);
  const unlike = policies.flatMap((number) => {
    const about = sent.filter(({ text }) => text.includes(number));
    const files = about.map(({ attachments = [] }) => attachments.length).toSorted((a, b) => a - b);
    return files.join() === `0,${DOCUMENT_TYPES.length + 1}`
      ? []
      : [`letters with ${files.join()} files about ${number}`];
  });
  return [
    ...(sent.length === due ? [] : [`${sent.length} letters for ${bought.length} purchases`]),
    ...unlike,
    ...(new Set(policies).size === policies.length ? [] : ['one policy number twice']),
  ];
}

/** Money that belongs to no purchase of ours. */
export function strayMoney({ fakes }: ProviderServer, bought: readonly Bought[]): string[] {
  const ours = new Set(bought.map(({ sessionId }) => sessionId));
  const entries = Object.values(fakes.payments).flatMap((system) => system.entries);
  return entries.flatMap(({ kind, sessionId }) => (ours.has(sessionId) ? [] : [`${kind} for nothing`]));
}
