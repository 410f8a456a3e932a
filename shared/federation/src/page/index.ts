import type { Language } from '@shared/event-bus';

export { inOwnBox } from './inOwnBox';
export * from './measures';

/** URL of one version of a remote, and the global under which its container registers. */
export interface RemoteAddress {
  version: string;
  container: string;
  /** URL of its folder, with a trailing slash. */
  base: string;
  entry: string;
}

/** A remote of the release that served the page, and its fallback version. */
export interface RemotePlace {
  routes: string[];
  live: RemoteAddress;
  previous: RemoteAddress | null;
}

/** The provider of this site: neutral example values by default, from a file in the shell's build (reading 24). */
export interface SiteConfig {
  brand: string;
  /** Ten digits. */
  phone: string;
  email: string;
  marketingUrl: string;
  addressLines: string[];
  socialLinks: { name: string; url: string }[];
  /** Who sells (reading 62); `Agency` of the domain. */
  agency: { name: string; licenses: Record<string, string> };
}

/** A page that shows a release to one person before it is live. */
export interface PreviewNote {
  /** The parts in which it differs from the live release, and who owns each. */
  parts: { name: string; owner: string }[];
}

/** What a page tells somebody who may look inside it (ADR 0042). */
export interface InspectNote {
  /** The owner of each part by its name. */
  owners: Record<string, string>;
  /** The budgets of each part by its name, in KB of brotli; missing from older edges. */
  budgets?: Record<string, InspectedBudgets>;
}

/** What a part's screens may weigh: all scripts of a cold load by route, or what a screen adds. */
export interface InspectedBudgets {
  all?: Record<string, number>;
  first?: number;
  step?: number;
}

/** Data that the edge writes into every page as a JSON block, so the shell starts without a request. */
export interface PageData {
  release: string;
  /** Missing unless this page is a preview. */
  preview?: PreviewNote;
  /** Missing unless the visitor may look inside the page. */
  inspect?: InspectNote;
  /** Share of the pages that report their web vitals and loads; missing: all. */
  measureShare?: number;
  language: Language;
  /** The frame's texts in this language, by namespace, available before the first request. */
  texts: Record<string, object>;
  remotes: Record<string, RemotePlace>;
  /** Integrity of every script of this release and its fallbacks: base URL, then file name. */
  integrity: Record<string, Record<string, string>>;
  /** Origins of third-party scripts allowed on this page; the edge lists them per route with the reason. */
  thirdParties: string[];
  vehicleDataBase: string;
  /** Origin of the chat frame; null if this page may have no chat (reading 23) or there is none. */
  chatOrigin: string | null;
  config: SiteConfig;
}

/** Data of the page that a partner frames (ADR 0044), as a JSON block. */
export interface EmbedPageData {
  /** The partner's public key. */
  partner: string;
  /** The key with the edge's proof that the partner's page frames it; sent in the key's place (ADR 0049). */
  proof?: string;
  /** Origins whose pages may frame it: the only ones it speaks with. */
  origins: string[];
  language: Language;
  /** The partner's theme in its record, under what its page chooses. */
  theme: Record<string, string | number>;
  vehicleDataBase: string;
}

/** Name of what the script of the still start screen offers. */
export const STILL_THEME = 'stillTheme';
/** Id of its JSON block. */
export const EMBED_DATA_ID = 'embed-data';
/** Id of the JSON block. */
export const PAGE_DATA_ID = 'page-data';
/** Id of the static page that is shown until the first screen has rendered, and of the app's own element. */
export const STATIC_PAGE_ID = 'static-page';
export const APP_ID = 'app';
/** Id of the static page's style, which stays. */
export const STATIC_STYLE_ID = 'static-style';
/** Id of what the edge shows in place of the inspector until its code has loaded. */
export const INSPECTOR_ID = 'inspector';
/** The hour in the frame's markup, in place of which the edge writes that of the page. */
export const HOUR_SLOT = 'data-hour="dawn"';
/** Placeholder in the frame's markup for the fragment of the route's remote. */
export const FRAGMENT_SLOT = '<!--fragment-->';
/** Placeholder for the start screen's progress road. */
export const ROAD_SLOT = '<!--road-->';
/** Placeholder for the URL of the version's files in prerendered markup and styles. */
export const ASSETS_MARK = '__assets__/';

/**
 * What exactly the browsers of `browserslist.json` support, as a condition of CSS: the page asks by it, in styles and in
 * its first script, whether this browser is one of them. A test compares it to the list.
 */
export const SUPPORTED = '(width: 1lh) and (color: color-mix(in srgb, red, red)) and selector(:has(a))';
