import type { Contract, Shape } from '@shared/kit';
import type { Clash } from './clashes';
import { fieldPaths } from './fieldPaths';
import { mismatches } from './mismatches';

export type Level = 'major' | 'minor' | 'patch';

/** One difference to the version that is live. */
export interface Change {
  level: Level;
  about: Clash['about'];
  name: string;
  /** What happened to it, as the end of a sentence. */
  why: string;
}

interface Item {
  shape: Shape;
  types: Record<string, Shape>;
}

function itemsOf({
  sends,
  listens,
  calls,
  types,
}: Contract): Record<string, { about: Clash['about']; gives: boolean } & Item> {
  const all = [
    ...Object.entries(sends).map(([name, shape]) => ({
      key: `sends ${name}`,
      about: 'event' as const,
      gives: true,
      shape,
      types,
    })),
    ...Object.entries(listens).map(([name, shape]) => ({
      key: `listens to ${name}`,
      about: 'event' as const,
      gives: false,
      shape,
      types,
    })),
    ...Object.entries(calls).flatMap(([name, { body, answer }]) => [
      { key: `sends ${name}`, about: 'call' as const, gives: true, shape: body ?? {}, types },
      { key: `expects of ${name}`, about: 'call' as const, gives: false, shape: answer, types },
    ]),
  ];
  return Object.fromEntries(all.map(({ key, ...item }) => [key, item]));
}

const named = (why: string, field: string) => (field === '' ? why : `${field} ${why}`);

/** Fields that came or went. Optional ones clash with nobody. */
function optionalFields(old: Item, next: Item): { path: string; why: string }[] {
  const [before, after] = [fieldPaths(old), fieldPaths(next)];
  return [
    ...[...after].filter((path) => !before.has(path)).map((path) => ({ path, why: 'is new' })),
    ...[...before].filter((path) => !after.has(path)).map((path) => ({ path, why: 'is gone' })),
  ];
}

/** How two versions of the same item differ. What is given must fit who got the old one; what is accepted, who gives it. */
function changesOf(
  key: string,
  old: ReturnType<typeof itemsOf>[string],
  next: ReturnType<typeof itemsOf>[string],
): Change[] {
  const { about, gives } = next;
  const [forward, backward] = [mismatches(next, old), mismatches(old, next)];
  const [breaking, other] = gives ? [forward, backward] : [backward, forward];
  return [
    ...breaking.map(({ field, why }) => ({
      level: 'major' as const,
      about,
      name: key,
      why: named(why, field),
    })),
    ...other
      .filter(({ field }) => !breaking.some((one) => one.field === field))
      .map(({ field }) => ({
        level: 'minor' as const,
        about,
        name: key,
        why: named('is new or wider', field),
      })),
    ...optionalFields(old, next)
      .filter(({ path }) => ![...breaking, ...other].some(({ field }) => `${path}.`.startsWith(`${field}.`)))
      .map(({ path, why }) => ({ level: 'minor' as const, about, name: key, why: named(why, path) })),
  ];
}

function listed(
  about: Clash['about'],
  before: readonly string[],
  after: readonly string[],
  lost: Level,
): Change[] {
  return [
    ...before
      .filter((name) => !after.includes(name))
      .map((name) => ({ level: lost, about, name, why: 'is gone' })),
    ...after
      .filter((name) => !before.includes(name))
      .map((name) => ({ level: 'minor' as const, about, name, why: 'is new' })),
  ];
}

/** The differences between two versions of a part, each as large as the harm it can do. */
export function changesBetween(before: Contract, after: Contract): Change[] {
  const [old, next] = [itemsOf(before), itemsOf(after)];
  const shared = Object.keys(next).filter((key) => old[key]);
  const gone = Object.keys(old).filter((key) => !next[key]);
  const added = Object.keys(next).filter((key) => !old[key]);
  return [
    ...shared.flatMap((key) => (old[key] && next[key] ? changesOf(key, old[key], next[key]) : [])),
    ...gone.map((name) => ({
      // Whoever listens to an event misses it; whoever asks for less harms nobody.
      level: old[name]?.about === 'event' && old[name].gives ? ('major' as const) : ('minor' as const),
      about: old[name]?.about ?? 'event',
      name,
      why: 'is gone',
    })),
    ...added.map((name) => ({
      level: 'minor' as const,
      about: next[name]?.about ?? 'event',
      name,
      why: 'is new',
    })),
    ...listed('route', before.routes, after.routes, 'major'),
    ...listed('text', before.texts.offers, after.texts.offers, 'major'),
    ...listed('host', before.host, after.host, after.part === 'shell' ? 'major' : 'patch'),
  ];
}
