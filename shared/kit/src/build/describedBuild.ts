import type { Language } from '@shared/event-bus';
import type { SiteConfig } from '@shared/federation/page';

/** One served file: its integrity value (`sha384-...`) and its sizes in bytes. */
export interface BuiltFile {
  integrity: string;
  bytes: number;
  brotli: number;
}

/** Static markup made at build time, and its style. */
export interface Fragment {
  html: string;
  css: string;
}

/** Static markup by route pattern, and one style for all of it. */
export interface Headings {
  html: Record<string, string>;
  css: string;
}

/** The shell's static frame: the page around a fragment, with its head texts. */
export interface Frame extends Fragment {
  /** Markup of the progress bar above the start screen. */
  road: string;
  /** Markup that reserves the progress bar's space, and its routes; missing in older releases. */
  roadSpace?: { html: string; patterns: string[] };
  /** The frame for routes without a chat, and which they are; missing in releases from before the chat. */
  withoutChat?: { html: string; patterns: string[] };
  /** Placeholder markup for the main area of routes without a fragment. */
  loading: string;
  title: string;
  description: string;
  /** The frame's texts by namespace; missing in releases whose shell bundled them. */
  texts?: Record<string, object>;
}

/** The weight limits of a usable screen, in KB (1,024 bytes) of brotli (ADR 0011). */
export interface Budgets {
  /** Every script of a cold load, by route pattern. */
  all?: Record<string, number>;
  /** What the remote's first screen adds to the previous remote. */
  first?: number;
  /** What each other screen adds to the screens before it. */
  step?: number;
  /** Every script of the embedded build until its first field can be used. */
  embed?: number;
}

/** A remote as an ES module for partners' pages; all of its scripts are among the build's files. */
interface EmbeddedBuild {
  entry: string;
  /** Scripts until the first field can be used, the entry first. */
  initial: string[];
  /** The loader that was built with it; missing while `@shared/embed` has none. */
  loader?: { version: string; file: string } | undefined;
  /** The module that starts it inline; missing in older builds. */
  inline?: string | undefined;
  /** The script with the colors of its still start screen; missing in older builds. */
  still?: string | undefined;
}

/** One build of one app; immutable, and named by the hash of its sources. */
export interface DescribedBuild {
  app: string;
  /** Hash of the sources. */
  source: string;
  entry: string;
  /** The global under which the federation runtime finds the container (remotes). */
  container: string;
  /** Scripts that always load with the app, in order: the entry and the chunks of its first module. */
  initial: string[];
  /** Scripts of the screen at a route pattern beyond `initial`; the shell's `*` applies to every step except the start. */
  screens?: Record<string, string[]>;
  /** Scripts that contain only texts, by language: those of the first view, and of the screens at a route pattern. */
  texts?: Record<Language, { initial: string[]; screens: Record<string, string[]> }>;
  /** The build for partners' pages (ADR 0044); missing in apps without one. */
  embed?: EmbeddedBuild | undefined;
  files: Record<string, BuiltFile>;
  routes: string[];
  contractVersion: number;
  owner: string;
  /** The version of each shared package it was built with; missing in builds of older kits. */
  packages?: Record<string, string>;
  /** The screens' weight limits; publishing rejects more. */
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
