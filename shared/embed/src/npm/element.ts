import type { EmbedDomEventName, EmbedEvents, EmbedLanguage, EmbedMode } from '../events';
import type { EmbedPrefill } from '../options';
import type { EmbedTheme } from '../theme';

/** Attributes of `<auto-quote>`. */
export interface AutoQuoteAttributes {
  /** The partner's public key, `pk_...`. */
  partner: string;
  mode?: EmbedMode | undefined;
  lang?: EmbedLanguage | undefined;
  zip?: string | undefined;
  /** `zip`: begins with the field of the ZIP code alone. */
  start?: 'zip' | undefined;
  /** An `EmbedTheme` as JSON. */
  theme?: string | undefined;
  /** The nonce of the page's style policy, for inline mode. */
  'style-nonce'?: string | undefined;
}

/** `<auto-quote>`. Its events are typed for `addEventListener`. */
export interface AutoQuoteElement extends HTMLElement {
  theme?: EmbedTheme;
  prefill?: EmbedPrefill;
}

type DetailOf<Name> = Name extends `auto-quote:${infer Event extends keyof EmbedEvents}`
  ? EmbedEvents[Event]
  : never;

type DomEvents = { [Name in EmbedDomEventName]: CustomEvent<DetailOf<Name>> };

declare global {
  interface HTMLElementTagNameMap {
    'auto-quote': AutoQuoteElement;
  }
  // eslint-disable-next-line -- an interface is the only way to extend the DOM's own
  interface HTMLElementEventMap extends DomEvents {}
  interface DocumentEventMap extends DomEvents {}
}
