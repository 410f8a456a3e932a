import type { Budgets } from '../build/describedBuild';

/** An act that changes which release visitors get. */
export type ServeAct =
  | { what: 'promote'; release: string }
  | { what: 'canary'; release: string; share: number }
  /** The service ends the canary of this release, because it is worse than the live one. */
  | { what: 'stop-canary'; release: string }
  | ({ what: 'note-walk'; release: string } & Walk)
  /** Back to the release before; with a part, only that part goes back, in a new release. */
  | { what: 'rollback'; part?: string }
  | { what: 'end-canary' | 'freeze' | 'unfreeze' | 'demand-walks' | 'waive-walks' };

/** What a browser saw that walked through a release before visitors get it. */
export interface Walk {
  /** The screens it reached, in order. */
  screens: readonly string[];
  /** What was wrong, and in which part; empty if the release may go live. */
  findings: readonly { part: string; screen: string; found: string }[];
}

/** A link that shows a release to one person; it changes nothing for anyone else. */
export interface PreviewAct {
  what: 'preview';
  release: string;
  /** How long link and preview last; 24 if missing. */
  hours?: number;
}

/** What the platform keeps of a part; a build that states more is refused. */
export interface KeptPart {
  owner: string;
  /** The largest budgets that a build may state. */
  budgets: Budgets;
  /** What the part's routes begin with. */
  routes: string[];
}

/** Changes what is kept of a part, except what is missing here; only the platform may. */
export interface SetPartAct extends Partial<KeptPart> {
  what: 'set-part';
  part: string;
  why: string;
}

/** Removes what no release needs any more; only the platform may. */
export interface SweepAct {
  what: 'sweep';
  /** Only says what would be removed. */
  dryRun?: boolean;
  why: string;
}

/** What a sweep removed, or would remove. */
export interface Swept {
  releases: string[];
  /** Versions and uploads, by their folder in the store. */
  folders: { name: string; files: number; bytes: number }[];
}

/** A link that lets one browser look inside the site's pages; every token may make one. */
export interface InspectAct {
  what: 'inspect';
  /** How long link and inspector last; 8 if missing. */
  hours?: number;
}

export interface ListedRelease {
  id: string;
  createdAt: string;
  /** The version of each part by its name. */
  versions: Record<string, string>;
  /** The version of the shared packages that each part was built with, where its build and the service say so. */
  shared?: Record<string, string>;
}

/** What is published, without the builds' contents. */
export interface ReleaseList {
  live: string | null;
  previous: string | null;
  canary: { release: string; share: number } | null;
  revoked: string[];
  frozen: boolean;
  releases: ListedRelease[];
}

/** One line of the log: who did what, and why. */
export interface LogEntry {
  at: string;
  /** Tells apart acts that are otherwise the same; missing in older lines. */
  id?: string;
  /** The token's name; `local` for the command on the service's own machine. */
  who: string;
  /** The act with its values, such as `promote r7`. */
  what: string;
  why: string;
  /** What the gate checked, or why it did not, and what it refused. */
  checks?: string[];
  /** Hash of the line before. */
  after: string;
}

export interface ActLog {
  entries: LogEntry[];
  /** Hash of the last line. */
  head: string;
  /** What is wrong with the log, in one sentence; null if every line follows from the one before. */
  broken: string | null;
}
