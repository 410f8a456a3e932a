import type { Contract } from '@shared/kit';
import type { ApiContract } from './apiContract';
import { changesBetween, type Change, type Level } from './changes';
import { clashesWith, deadLinks, wireClashes, type Clash } from './clashes';

export interface Verdict {
  /** The largest of the changes; `patch` without any. */
  level: Level;
  changes: Change[];
  /** What the changes would break, and for whom; empty if the part may go live. */
  breaks: Clash[];
}

/** What the parts that are live beside it need. */
export interface Neighbors {
  /** The part's own live version; null for its first one. */
  before: Contract | null;
  others: readonly Contract[];
  /** Null if the API could not be asked. */
  api: ApiContract | null;
}

const keyOf = ({ about, name, field, why, part }: Clash) => [about, name, field, why, part].join('\n');

/** Partners' pages get every event that the part sends, as it is sent now. */
function partnersOf({ sends, types, forwards, owner }: Contract): Contract[] {
  if (!forwards) return [];
  const nothing = { remoteModule: 0, singletons: {}, host: [], sends: {}, routes: [], links: [], calls: {} };
  const texts = { offers: [], missing: [] };
  return [
    {
      ...nothing,
      part: 'partner pages',
      owner: `partners of the ${owner}`,
      listens: sends,
      forwards: false,
      texts,
      types,
    },
  ];
}

/** Shared texts that the live version offers and the new one does not. */
const lostTexts = (before: Contract, after: Contract): string[] =>
  before.texts.offers.filter((key) => !after.texts.offers.includes(key));

/** Events that partners no longer get. */
const lostEvents = (before: Contract, after: Contract): string[] =>
  Object.keys(before.sends).filter((name) => !after.sends[name]);

function clashesOf(part: Contract, { before, others, api }: Neighbors): Clash[] {
  const partners = before ? partnersOf(before) : [];
  const lost = before && partners[0] ? lostEvents(before, part) : [];
  const texts = before ? lostTexts(before, part) : [];
  return [
    ...[...others, ...partners].flatMap((other) => clashesWith(part, other)),
    ...deadLinks([part, ...others]),
    ...lost.map((name) => ({
      about: 'event' as const,
      name,
      field: '',
      why: 'is no longer sent',
      part: 'partner pages',
      owner: partners[0]?.owner ?? '',
    })),
    // The API answers with codes, and the text of a code has its name.
    ...texts
      .filter((key) => /^(common:errors\.|validation:)/.test(key))
      .map((key) => ({
        about: 'text' as const,
        name: key,
        field: key,
        why: 'is the text of an error code',
        part: 'api',
        owner: api?.owner ?? 'Back end',
      })),
    ...(api ? wireClashes(part, api, api) : []),
  ];
}

const LEVELS: Level[] = ['major', 'minor', 'patch'];

/**
 * What a part's new version changes, and what that breaks for the versions that are live beside it. Only what worked
 * with the live version can break.
 */
export function judge(part: Contract, neighbors: Neighbors): Verdict {
  const { before, others, api } = neighbors;
  const known = new Set(before ? clashesOf(before, { before, others, api }).map(keyOf) : []);
  const breaks = clashesOf(part, neighbors).filter((clash) => !known.has(keyOf(clash)));
  const changes = before ? changesBetween(before, part) : [];
  const level = LEVELS.find((one) => changes.some((change) => change.level === one)) ?? 'patch';
  return { level, changes, breaks };
}
