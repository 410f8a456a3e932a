import type { DescribedBuild } from '@shared/kit';
import type { Walk } from '@shared/kit/release';
import type { AppName } from './apps';

export type { Budgets, BuiltFile, Fragment, Frame, Headings } from '@shared/kit';

export * from './apps';

/** A build of one of the site's apps. */
export interface Build extends DescribedBuild {
  app: AppName;
}

/** A published build: `version` is its source hash with the number of its publication, and part of its addresses. */
export interface AppVersion extends Build {
  version: string;
  /** The app's port, so that a running site can serve an app added after its start; missing in older versions. */
  port?: number;
}

/** A version as it was published (ISO). Never changed once written. */
export interface Published {
  app: AppVersion;
  at: string;
  /** The token's name, or `local`. */
  by: string;
}

/** One version of every part, together: what a visit keeps (ADR 0074). Its id names them. */
export interface Release {
  id: string;
  apps: Record<AppName, AppVersion>;
}

/** A version that a share of new visits gets. */
export interface Canary {
  version: string;
  /** Above 0, below 1. */
  share: number;
  /** ISO. */
  since: string;
}

/** Which version of one part visits get. Only that part's token moves it. */
export interface Pointer {
  live: string;
  canary: Canary | null;
  /** Every version that was live, oldest first; the last one is. */
  history: { version: string; at: string }[];
  /** One higher after each move. */
  seq: number;
}

/** Everything that is published, and which of it visits get. A name is `PART@VERSION`. */
export interface ReleaseFile {
  /** By name, in order of publication. */
  versions: Record<string, Published>;
  /** A file may lack a part that was added since; one that was never published has an empty `live`. */
  pointers: Partial<Record<AppName, Pointer>>;
  /** Names of versions that no visit may stay on. */
  revoked: string[];
  /** Pairs of names that do not work together, as `pairOf` writes them. */
  clashing: string[];
  /** When new visits stopped getting each version, by its name (ISO). */
  left: Record<string, string>;
  /** When the last preview link of each version ends (ISO). */
  previewed: Record<string, string>;
  /** What a browser saw of each version that it walked through. */
  walks: Record<string, Walk>;
  /**
   * Whether only versions that a browser walked through without findings may go live; missing: all but those of
   * `npm start`, which serves its sources as they are.
   */
  demandsWalks?: boolean;
  /** True while nothing may go live. */
  frozen?: boolean;
  /** True until the pairs of versions from before pointers were compared. */
  unchecked?: boolean;
  /** Names of the versions in each release from before pointers, for visits and partners that still have one. */
  former?: Record<string, string[]>;
}
