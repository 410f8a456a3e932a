/** The languages of the quote. */
export type EmbedLanguage = 'en' | 'es';

/** `frame`: the partner's page cannot read what a shopper types. `inline`: it could. */
export type EmbedMode = 'frame' | 'inline';

/** Why the quote is not shown or does not start, or what a partner should mend. New codes can come in any version. */
export type EmbedErrorCode =
  /** The page has a partner's secret where the public key belongs. */
  | 'partner_secret'
  | 'partner_unknown'
  | 'origin_not_allowed'
  | 'mode_not_allowed'
  | 'partner_stopped'
  /** As many quotes as the key may start today have started. */
  | 'partner_limit_reached'
  /** The site cannot say now whether this page may show the quote. */
  | 'unavailable'
  /** The frame did not load. */
  | 'load_failed'
  /** The page's policies or the network stopped inline mode; a frame is shown. */
  | 'inline_failed'
  | 'theme_invalid'
  /** Two colors of the theme are hard to tell apart; our own are shown. */
  | 'theme_contrast'
  /** A call of the quote failed; it can work later. */
  | 'service_unavailable'
  /** The code of a later step did not load; the shopper can try again. */
  | 'step_failed';

/**
 * Events of the element, by name, version 1: facts and ids, never an answer that a shopper typed. New fields are
 * optional; a breaking change gets a new major version of the loader.
 */
export interface EmbedEvents {
  /** The first field can be used. */
  ready: { mode: EmbedMode; language: EmbedLanguage };
  /** The shopper is on a step: `start`, `not-covered`, `edit`, `vehicles`, `drivers`, `review` or `offers`. */
  step: { step: string; percent?: number };
  /** Another screen than before, in the same step or the next; the element brings its top into view. */
  screen: Record<string, never>;
  /** `state`: its two letters. */
  'quote-created': { quoteId: string; state: string };
  /** `lowestTotal`: in cents with every fee, null if no carrier offers a price. */
  'offers-shown': { quoteId: string; carriers: readonly string[]; lowestTotal: number | null };
  /**
   * The shopper continues on the main site: in a tab of its own, or in place of the page if a frame gets none. `carrier`
   * as in `offers-shown`; `plan`: `monthly` or `pay_in_full`; `packages`: of each vehicle, in their order.
   */
  handoff: { quoteId: string; carrier?: string; plan?: string; packages?: readonly string[] };
  /** `fatal`: the quote is not shown. `message`: for the developer, in English. */
  error: { code: EmbedErrorCode; fatal: boolean; message?: string };
  /** The height of the quote in CSS pixels. */
  resize: { height: number };
}

export type EmbedEventName = keyof EmbedEvents;

/** Every event by name; a missing name does not compile. */
const NAMES: Record<EmbedEventName, true> = {
  ready: true,
  step: true,
  screen: true,
  'quote-created': true,
  'offers-shown': true,
  handoff: true,
  error: true,
  resize: true,
};

/** Whether the element has an event of this name. */
export const isEmbedEvent = (name: string): name is EmbedEventName => Object.hasOwn(NAMES, name);

/** The names of all events. */
export const embedEventNames = Object.keys(NAMES).filter(isEmbedEvent);

/** An event's name in the DOM: `auto-quote:step`. */
export type EmbedDomEventName = `auto-quote:${EmbedEventName}`;
