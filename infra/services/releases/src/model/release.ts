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
  /** The app's port, so that a running site can serve an app added after its start; missing in older releases. */
  port?: number;
}

/** One version of every app, together. Never changed once written (ADR 0009). */
export interface Release {
  id: string;
  createdAt: string;
  apps: Record<AppName, AppVersion>;
}

/** A release that a share of new visitors gets. */
export interface Canary {
  release: string;
  /** Above 0, below 1. */
  share: number;
  /** ISO. */
  since?: string;
  /** The release that was live when it began; missing in files from before this was noted. */
  base?: string;
}

/** Which release visitors get. */
export interface ReleaseFile {
  live: string;
  previous: string | null;
  /** For remotes that the release before the live one did not change: the release whose version they fall back to. */
  spare?: Partial<Record<AppName, string>>;
  canary: Canary | null;
  /** Releases that no visitor may stay on. */
  revoked: string[];
  /** When each release stopped being live or canary (ISO); missing in files from before this was noted. */
  left?: Record<string, string>;
  /** When the last preview link of each release ends (ISO); missing in files from before this was noted. */
  previewed?: Record<string, string>;
  /** What a browser saw of each release that it walked through. */
  walks?: Record<string, Walk>;
  /**
   * Whether only releases that a browser walked through without findings may go live; missing: all but those of
   * `npm start`, which serves its sources as they are.
   */
  demandsWalks?: boolean;
  /** True while nothing may go live. */
  frozen?: boolean;
  releases: Record<string, Release>;
}
