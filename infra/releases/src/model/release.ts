import type { Language } from '@shared/event-bus';
import type { SiteConfig } from '@shared/federation/page';

export const APP_NAMES = ['shell', 'quote', 'rates', 'bind'] as const;
export type AppName = (typeof APP_NAMES)[number];
export const REMOTE_NAMES = ['quote', 'rates', 'bind'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

/** One served file: its integrity value (`sha384-...`) and its sizes in bytes. */
export interface BuiltFile {
  integrity: string;
  bytes: number;
  brotli: number;
}

/** Static markup made at build time, and the style it needs. */
export interface Fragment {
  html: string;
  css: string;
}

/** Static markup by route pattern, and the one style all of it needs. */
export interface Headings {
  html: Record<string, string>;
  css: string;
}

/** The shell's static frame: the page around a fragment, with its head texts. */
export interface Frame extends Fragment {
  /** Markup of the road above the start screen. */
  road: string;
  /** Markup that keeps the road's place, and on which routes; absent in releases made before it. */
  roadSpace?: { html: string; patterns: string[] };
  /** The frame of the routes that may have no chat, and which they are; absent in releases made before there was chat. */
  withoutChat?: { html: string; patterns: string[] };
  /** Markup that stands in the main area where no fragment does. */
  loading: string;
  title: string;
  description: string;
  /** The frame's texts by namespace; absent in releases whose shell carried them. */
  texts?: Record<string, object>;
}

/** What a screen may weigh once it is usable, in KB (1,024 bytes) of brotli (ADR 0011). */
export interface Budgets {
  /** Every script of a cold load, by route pattern. */
  all?: Record<string, number>;
  /** What the remote's first screen adds to the remote before it. */
  first?: number;
  /** What each other screen adds to the screens before it. */
  step?: number;
}

/** What one build of one app is; immutable, and named by the hash of its sources. */
export interface Build {
  app: AppName;
  /** Hash of the sources. */
  source: string;
  entry: string;
  /** The global under which the federation runtime finds the container (remotes). */
  container: string;
  /** Scripts that always load with the app, in order: the entry and the chunks of its first module. */
  initial: string[];
  /** Scripts of the screen at a route pattern beyond `initial`; of the shell under `*`: those of every step but the start. */
  screens?: Record<string, string[]>;
  /** Scripts of texts alone, by language: those of the first view, and of the screens at a route pattern. */
  texts?: Record<Language, { initial: string[]; screens: Record<string, string[]> }>;
  files: Record<string, BuiltFile>;
  routes: string[];
  contractVersion: number;
  owner: string;
  /** What the screens may weigh; publishing refuses more. */
  budgets: Budgets;
  fragment?: Record<Language, Fragment>;
  /** Headings of screens that are the same for every quote, by route pattern (remotes; ADR 0022). */
  headings?: Record<Language, Headings>;
  frame?: Record<Language, Frame>;
  /** Inline scripts of the page, in order (shell only). */
  inline?: string[];
  /** Brand, phone and the like, as built (shell only). */
  config?: SiteConfig;
}

/** A published build: `version` is its source hash with the number of its publication, and part of its addresses. */
export interface AppVersion extends Build {
  version: string;
}

/** One version of every app, together. Never changed once written (ADR 0009). */
export interface Release {
  id: string;
  createdAt: string;
  apps: Record<AppName, AppVersion>;
}

/** Which release whom is given. `canary.share` is a fraction of new visitors, 0 to 1. */
export interface ReleaseFile {
  live: string;
  previous: string | null;
  canary: { release: string; share: number } | null;
  /** Releases nobody may be held on any longer. */
  revoked: string[];
  releases: Record<string, Release>;
}
