import type { EmbedEventName, EmbedEvents, EmbedLanguage } from './events';
import type { EmbedTheme } from './theme';

/** What a partner already knows. It goes in by message only, never in an address, and nothing of it comes out. */
export interface EmbedPrefill {
  zip?: string;
  homeowner?: boolean;
  currentlyInsured?: boolean;
  vin?: string;
}

/** What can change while the quote is shown, as read by `readChoices`. */
export interface EmbedChoices {
  /** The partner's own language if absent. */
  language?: EmbedLanguage;
  theme: EmbedTheme;
  prefill: EmbedPrefill;
}

/** The same as the page gave it, to be read by `readChoices`. */
export interface GivenChoices {
  language: string;
  /** An object, or the JSON of the attribute. */
  theme: unknown;
  prefill: unknown;
}

/** The still start screen in the shadow root. */
export interface ShownStill {
  box: HTMLElement;
  /** Removes it with its styles. */
  end: () => void;
}

export type TellPage = <Name extends EmbedEventName>(name: Name, detail: EmbedEvents[Name]) => void;

/** How the quote is mounted in inline mode. */
export interface EmbedMountOptions {
  /** The element: its `partner` and `style-nonce` attributes, and its shadow root, where styles go. */
  host: HTMLElement;
  /** The site's origin, for calls and chunks. */
  site: string;
  /** The partner's defaults, where the page chooses nothing, and the origin of the vehicle data. */
  own: { language: EmbedLanguage; theme: EmbedTheme; vehicleDataBase: string };
  choices: GivenChoices;
  emit: TellPage;
  /** The still start screen, whose place the quote takes; what was typed in it goes on. */
  still?: ShownStill;
}

export interface MountedEmbed {
  update: (choices: GivenChoices) => void;
  /** Removes everything: nodes, styles, listeners, timers and pending calls. */
  unmount: () => void;
}

/** What the embed's ES module exports. */
export interface EmbedModule {
  /**
   * Mounts the quote in an empty element of the shadow root. @throws if the page's policy blocks its styles; the loader
   * then shows a frame
   */
  mount: (element: HTMLElement, options: EmbedMountOptions) => MountedEmbed;
}

/** Why the site refuses a partner's page. `unavailable`: it may work later. */
export type EmbedRefusal =
  | 'partner_unknown'
  | 'origin_not_allowed'
  | 'mode_not_allowed'
  | 'partner_stopped'
  | 'unavailable';

/** What a partner's page gets: the embed's module and the partner's defaults. */
export interface PartnerAllowed {
  allowed: true;
  reason?: undefined;
  module: { url: string; integrity: string };
  language: EmbedLanguage;
  theme: EmbedTheme;
  /** Origin of the vehicle data, for inline mode. */
  vehicleDataBase: string;
}

interface PartnerRefused {
  allowed: false;
  reason: EmbedRefusal;
}

/** The answer of `GET /embed/v1/partners/KEY?mode=`. */
export type PartnerAnswer = PartnerAllowed | PartnerRefused;

/** An element as data, which a page's policy on markup does not concern, or a text. */
export type StillNode = string | readonly [tag: string, attributes: Record<string, string>, ...StillNode[]];

/** The start screen as it was prerendered, and its styles. */
export interface Still {
  nodes: readonly StillNode[];
  css: string;
}

/** What the loader hands over for an element in inline mode. Loaders of all versions call this. */
export interface InlineOptions {
  host: HTMLElement & { readonly shadowRoot: ShadowRoot };
  site: string;
  signal: AbortSignal;
  /** What the page chooses now. */
  choices: () => GivenChoices;
  emit: TellPage;
}

/** What the edge writes for a partner's page before the code that starts the quote. */
interface InlineOwn extends PartnerAllowed {
  still: Still;
  /** Declarations that give the start screen the colors of these themes, of which later ones win; missing in older releases. */
  look?: (...themes: unknown[]) => string;
}

/**
 * The module of `/embed/v1/partners/KEY/inline.js?lang=`: the edge writes `own` before the code that starts the quote.
 * A page that is refused gets only the reason.
 */
export type InlineModule =
  | { own: PartnerRefused }
  | {
      own: InlineOwn;
      /**
       * Shows the still start screen, then the quote. Returns how to pass on changed choices. @throws if the page blocks
       * the module or its styles
       */
      show: (own: InlineOwn, options: InlineOptions) => Promise<() => void>;
    };
