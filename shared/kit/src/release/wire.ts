import type { Budgets } from '../build/describedBuild';

/** What an act expects of the pointer that it moves: its number. Of two acts with the same one, the second is refused. */
interface ExpectedState {
  seq?: number;
}

/**
 * An act that changes which versions visits get. `release` is the name of a version, `quote@3f2a-1`; kits before 1.5
 * call it so. Without `part`, the one of the token.
 */
export type ServeAct =
  | ({ what: 'promote' | 'revoke'; release: string } & ExpectedState)
  | ({ what: 'canary'; release: string; share: number } & ExpectedState)
  /** The service ends this canary, because it is worse than the live version. */
  | { what: 'stop-canary'; release: string }
  | ({ what: 'note-walk'; release: string } & Walk)
  /** Back to what was live of the part before. `from`: the version to leave; nothing changes if that was done. */
  | ({ what: 'rollback'; part?: string; from?: string } & ExpectedState)
  | ({ what: 'end-canary'; part?: string } & ExpectedState)
  | { what: 'freeze' | 'unfreeze' | 'demand-walks' | 'waive-walks' };

/** What a browser saw that walked through a version, beside the live others, before visitors get it. */
export interface Walk {
  /** The screens it reached, in order. */
  screens: readonly string[];
  /** What was wrong, and in which part; empty if the version may go live. */
  findings: readonly { part: string; screen: string; found: string }[];
}

/** A link that shows a version beside the live others to one person; it changes nothing for anyone else. */
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

/** Removes what nobody needs any more; only the platform may. */
export interface SweepAct {
  what: 'sweep';
  /** Only says what would be removed. */
  dryRun?: boolean;
  why: string;
}

/** What a sweep removed, or would remove. */
export interface Swept {
  /** Names of versions. */
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

/** A published version. */
interface ListedRelease {
  /** Its name, such as `quote@3f2a-1`. */
  id: string;
  createdAt: string;
  /** The token's name, or `local`. */
  by: string;
  /** The part with its version. */
  versions: Record<string, string>;
  /** The version of the shared packages that the part was built with, where its build says so. */
  shared?: Record<string, string>;
}

/** Where one part's pointer is. Versions are named. */
export interface ListedPart {
  live: string;
  /** What a rollback goes to; null if it would be refused. */
  before: string | null;
  canary: { release: string; share: number; since: string } | null;
  history: { release: string; at: string }[];
  /** The pointer's number, one higher after each move. */
  seq: number;
}

/** What is published, without the builds' contents. */
export interface ReleaseList {
  parts: Record<string, ListedPart>;
  /** Names of versions that were revoked. */
  revoked: string[];
  frozen: boolean;
  releases: ListedRelease[];
  /** Kits before 1.5 read these, which no longer say anything: every part has its own. */
  live: null;
  previous: null;
  canary: null;
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
