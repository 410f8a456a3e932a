/** How a partner's page may hold the quote: in a frame, which its scripts cannot read, or inline, where they could. */
export const PARTNER_MODES = ['frame', 'inline'] as const;
export type PartnerMode = (typeof PARTNER_MODES)[number];

/** Header of the call that creates a quote; it names the partner that brought the shopper. */
export const PARTNER_HEADER = 'x-partner-key';

/** What a public key looks like. */
export const PARTNER_KEY = /^pk_\w{1,40}$/;

/** What anyone may know about a partner (GET /v2/partners/KEY). */
export interface PartnerFacts {
  key: string;
  name: string;
  /** Exact origins of its pages. */
  origins: string[];
  modes: PartnerMode[];
  /** Used where the page names none. */
  language: 'en' | 'es';
  /** Values of the theme's tokens. */
  theme: Record<string, string | number>;
  /** The version of the quote that it holds, as `quote@3f2a-1`; null: the live one. */
  hold: string | null;
  /** Whether its quote is switched off. */
  stopped: boolean;
}

/** What a partner brought on one UTC day: quotes started, priced and bought, each quote once. */
export interface PartnerCount {
  day: string;
  started: number;
  priced: number;
  bought: number;
}

/** Why a page gets no quote (GET /embed/v1/partners/KEY). `unavailable`: it may work later. */
export const PARTNER_REFUSALS = [
  'partner_unknown',
  'origin_not_allowed',
  'mode_not_allowed',
  'partner_stopped',
  'unavailable',
] as const;
export type PartnerRefusal = (typeof PARTNER_REFUSALS)[number];

/** What a page that gets the quote is told. */
export interface PartnerGrant extends Pick<PartnerFacts, 'language' | 'theme'> {
  /** The embed's ES module. */
  module: { url: string; integrity: string };
  /** Origin of the vehicle data, which the module calls. */
  vehicleDataBase: string;
}
