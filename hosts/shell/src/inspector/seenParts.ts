import type { Measurable, PageData } from '@shared/federation/page';
import type { Note } from '../measure/note';
import type { Names } from '../measure/versions';
import { weightOf, type Fetched } from './weightOf';

/** What became of one version on this page. */
export interface SeenPart extends Measurable {
  state: 'fetched' | 'loading' | 'loaded' | 'failed' | 'crashed';
  /** ms from asking for it (the shell: for the page) until it ran; null before that. */
  ms: number | null;
  errors: number;
}

/** An error, by its name only: a message can contain what was typed. */
export interface SeenError extends Measurable {
  name: string;
  route: string;
  /** ms since the page was asked for. */
  at: number;
}

const isAn = (version: Measurable) => (one: Measurable) =>
  one.part === version.part && one.version === version.version;

/** The page's errors, oldest first. */
export function errorsIn(notes: readonly Note[], names: Names): SeenError[] {
  return notes.flatMap(({ kind, part, version, error, path, at }) => {
    if (kind !== 'failed' && kind !== 'crashed' && kind !== 'uncaught') return [];
    const blamed = kind === 'uncaught' ? names.blame(error) : { part, version };
    return [{ ...blamed, name: names.errorName(error), route: names.routeOf(path), at }];
  });
}

/** The versions that this page asked for, in that order, the shell first. */
export function partsIn(notes: readonly Note[], names: Names): SeenPart[] {
  const errors = errorsIn(notes, names);
  const count = (version: Measurable) => errors.filter(isAn(version)).length;
  const parts = notes
    .filter(({ kind }) => kind === 'asked')
    .map((asked): SeenPart => {
      const own = notes.filter(isAn(asked));
      const ready = own.find(({ kind }) => kind === 'ready');
      const ended = own.findLast(({ kind }) => kind === 'failed' || kind === 'crashed')?.kind;
      const state = ended === 'failed' || ended === 'crashed' ? ended : ready ? 'loaded' : 'loading';
      const { part, version, at } = asked;
      return { part, version, state, ms: ready ? ready.at - at : null, errors: count(asked) };
    });
  const once = parts.filter((part, index) => parts.findIndex(isAn(part)) === index);
  const shell: SeenPart = {
    ...names.shell,
    state: 'loaded',
    ms: notes[0]?.at ?? null,
    errors: count(names.shell),
  };
  return [shell, ...once];
}

/** The versions whose files this page has fetched: what is known before the notes are. */
export function fetchedParts(
  remotes: PageData['remotes'],
  names: Names,
  fetched: readonly Fetched[],
): SeenPart[] {
  const versions = Object.entries(remotes).map(([part, { live }]) => ({ part, version: live.version }));
  const used = versions.filter((one) => weightOf(names.baseOf(one) ?? '', fetched).files > 0);
  return [names.shell, ...used].map((one) => ({ ...one, state: 'fetched', ms: null, errors: 0 }));
}
