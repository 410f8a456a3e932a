import type { EmbedEventName, EmbedEvents, EmbedLanguage, EmbedMode } from './events';
import type { EmbedTheme } from './theme';

/** What a partner already knows. It goes in by message only, never in an address, and nothing of it comes out. */
export interface EmbedPrefill {
  zip?: string;
  homeowner?: boolean;
  currentlyInsured?: boolean;
  vin?: string;
}

/** What can change while the quote is shown. */
export interface EmbedChoices {
  language: EmbedLanguage;
  theme: EmbedTheme;
  prefill: EmbedPrefill;
}

/** The attributes of `<auto-quote>`. */
export interface EmbedAttributes {
  partner: string;
  mode?: EmbedMode;
  lang?: EmbedLanguage;
  zip?: string;
  /** An `EmbedTheme` as JSON. */
  theme?: string;
  /** The nonce of the page's style policy, for inline mode. */
  'style-nonce'?: string;
}

/** How the loader mounts the quote in inline mode. */
export interface EmbedMountOptions extends EmbedChoices {
  partner: string;
  /** The site's origin, for calls and chunks. */
  site: string;
  /** Where styles go: the element's shadow root. */
  root: ShadowRoot;
  nonce?: string;
  emit: <Name extends EmbedEventName>(name: Name, detail: EmbedEvents[Name]) => void;
}

export interface MountedEmbed {
  update: (choices: EmbedChoices) => void;
  /** Removes everything: nodes, styles, listeners, timers and pending calls. */
  unmount: () => void;
}

/** What the embed's ES module exports. */
export interface EmbedModule {
  /** Mounts the quote in an empty element of the shadow root. */
  mount: (element: HTMLElement, options: EmbedMountOptions) => MountedEmbed;
}

/** Why the site refuses a partner's page. */
export type EmbedRefusal = 'partner_unknown' | 'origin_not_allowed' | 'mode_not_allowed' | 'partner_stopped';

/** The answer of `GET /embed/v1/partners/KEY?mode=`. `module`: in inline mode, on the site's origin. */
export type PartnerAnswer =
  | { allowed: true; module?: { url: string; integrity: string } }
  | { allowed: false; reason: EmbedRefusal };
