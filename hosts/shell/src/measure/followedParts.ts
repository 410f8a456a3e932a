import type { Measurable } from '@shared/federation/page';
import type { Sender } from './createSender';
import type { Note } from './note';
import type { Names } from './versions';

/** ms without an answer after which a version that was asked for counts as failed when the page is left. */
const PATIENCE = 2500;

interface ScreenSpan {
  from: number;
  version: Measurable;
}

/** Turns notes into loads, failures, errors and times, and knows which version was on screen when. */
export class FollowedParts {
  /** Versions asked for and not there yet. */
  readonly #asked = new Map<string, Note>();
  readonly #ready = new Map<string, Note>();
  /** When each part was first asked for, until it is on screen. */
  readonly #wanted = new Map<string, number>();
  readonly #screens: ScreenSpan[] = [];

  constructor(
    private readonly names: Names,
    private readonly add: Sender['add'],
  ) {}

  take(note: Note): void {
    const { kind, part, version } = note;
    if (kind === 'asked') return this.#ask(note);
    if (kind === 'shown') return this.#show(note);
    if (kind === 'uncaught') return this.#report('error', this.names.blame(note.error), note);
    if (kind === 'crashed') return this.#report('error', { part, version }, note);
    this.#asked.delete(`${part} ${version}`);
    if (kind === 'failed') return this.#report('load-failure', { part, version }, note);
    this.#ready.set(part, note);
    this.add({ kind: 'load', part, version });
  }

  /** The version that was on screen at a time. */
  onScreen(at: number): Measurable {
    return this.#screens.findLast(({ from }) => from <= at)?.version ?? this.names.shell;
  }

  /** The page is left: what still hangs has failed. */
  leave(now: number): void {
    for (const [key, note] of this.#asked) {
      if (now - note.at < PATIENCE) continue;
      this.#asked.delete(key);
      this.#report('load-failure', note, { ...note, error: new Error('timeout') });
    }
  }

  #ask(note: Note): void {
    const { part, version, at } = note;
    this.#asked.set(`${part} ${version}`, note);
    // The part that the page was opened for was asked for with the page.
    if (!this.#wanted.has(part)) this.#wanted.set(part, this.#screens.length === 0 ? 0 : at);
  }

  #show({ at, path }: Note): void {
    const isFirst = this.#screens.length === 0;
    if (isFirst) this.add({ kind: 'load', ...this.names.shell });
    const own = this.#ready.get(this.names.ownerOf(path) ?? '');
    const version = own ? { part: own.part, version: own.version } : this.names.shell;
    // What is measured before the first screen belongs to it.
    this.#screens.push({ from: isFirst ? 0 : at, version });
    const since = this.#wanted.get(version.part);
    if (since === undefined) return;
    this.#wanted.delete(version.part);
    this.add({ kind: 'vital', vital: 'usable', value: at - since, ...version });
  }

  #report(kind: 'load-failure' | 'error', { part, version }: Measurable, { error, path }: Note): void {
    const route = this.names.routeOf(path);
    this.add({ kind, part, version, route, error: this.names.errorName(error) });
  }
}
