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

/** How the loader mounts the quote in inline mode. */
export interface EmbedMountOptions {
  /** The element: its `partner` and `style-nonce` attributes, and its shadow root, where styles go. */
  host: HTMLElement;
  /** The site's origin, for calls and chunks. */
  site: string;
  /** The partner's defaults, where the page chooses nothing, and the origin of the vehicle data. */
  own: { language: EmbedLanguage; theme: EmbedTheme; vehicleDataBase: string };
  choices: GivenChoices;
  emit: <Name extends EmbedEventName>(name: Name, detail: EmbedEvents[Name]) => void;
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

/** The answer of `GET /embed/v1/partners/KEY?mode=`: the embed's module and the partner's defaults, or a reason. */
export type PartnerAnswer =
  | {
      allowed: true;
      reason?: undefined;
      module: { url: string; integrity: string };
      language: EmbedLanguage;
      theme: EmbedTheme;
      /** Origin of the vehicle data, for inline mode. */
      vehicleDataBase: string;
    }
  | { allowed: false; reason: EmbedRefusal };
