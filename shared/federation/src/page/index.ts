import type { Language } from '@shared/event-bus';

/** Where one version of a remote is, and the global under which its container registers. */
export interface RemoteAddress {
  version: string;
  container: string;
  /** Address of its folder, with a slash at the end. */
  base: string;
  entry: string;
}

/** A remote of the release the page was served with, and the version it falls back to. */
export interface RemotePlace {
  routes: string[];
  live: RemoteAddress;
  previous: RemoteAddress | null;
}

/** Who offers this site: neutral example values by default, a file of the shell's build (readings 24). */
export interface SiteConfig {
  brand: string;
  /** Ten digits. */
  phone: string;
  email: string;
  marketingUrl: string;
  addressLines: string[];
  socialLinks: { name: string; url: string }[];
}

/** What the edge writes into every page as a JSON block; the shell starts from this and asks nobody. */
export interface PageData {
  release: string;
  language: Language;
  /** The frame's texts in this language, by namespace: the app has them before its first request. */
  texts: Record<string, object>;
  remotes: Record<string, RemotePlace>;
  /** Integrity of every script of this release and of the fall-backs: base address, then file name. */
  integrity: Record<string, Record<string, string>>;
  /** Origins whose scripts may run on this page without being ours; listed per route with the reason at the edge. */
  thirdParties: string[];
  vehicleDataBase: string;
  /** Whose frame the chat opens in; null: this page may have no chat (reading 23), or there is none. */
  chatOrigin: string | null;
  config: SiteConfig;
}

/** Id of the JSON block. */
export const PAGE_DATA_ID = 'page-data';
/** Id of the static page that stands until the first screen is there, and of the app's own element. */
export const STATIC_PAGE_ID = 'static-page';
export const APP_ID = 'app';
/** Id of the style that came with the static page; it stays. */
export const STATIC_STYLE_ID = 'static-style';
/** Where the frame's markup takes the fragment of the remote that owns the route. */
export const FRAGMENT_SLOT = '<!--fragment-->';
/** Where it takes the road of the start screen. */
export const ROAD_SLOT = '<!--road-->';
/** Stands in prerendered markup and styles for the address of the version's files. */
export const ASSETS_MARK = '__assets__/';
