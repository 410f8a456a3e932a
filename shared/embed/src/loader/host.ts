import type { EmbedErrorCode, EmbedEventName, EmbedLanguage } from '../events';
import type { GivenChoices, PartnerAnswer } from '../options';
import { TEXTS } from './texts';

/** The element as what is shown in it sees it. */
export interface Host extends HTMLElement {
  readonly shadowRoot: ShadowRoot;
  theme?: unknown;
  prefill?: object;
}

/** The site's origin. */
export let site = '';

export function setSite(origin: string): void {
  site = origin;
}

export const create = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties = {}) =>
  Object.assign(document.createElement(tag), properties);

/** Asks the site whether this page may show the quote. @throws if it does not answer, or the signal ends it */
export const askSite = async (key: string, mode: string, signal: AbortSignal): Promise<PartnerAnswer> => {
  const answer = await fetch(`${site}/embed/v1/partners/${key}?mode=${mode}`, { signal });
  return answer.json();
};

/** The language of what the loader says: the element's, or that of the page around it. */
export const languageOf = (host: Host): EmbedLanguage =>
  host.closest<HTMLElement>('[lang]')?.lang.startsWith('es') ? 'es' : 'en';

/** Tells the page. A shopper reads a new step from its top; a step without a shopper moves no page. */
export function emit(host: Host, name: EmbedEventName, detail: object): void {
  if (name === 'step' && document.activeElement === host && host.getBoundingClientRect().top < 0)
    host.scrollIntoView();
  host.dispatchEvent(new CustomEvent(`auto-quote:${name}`, { detail, bubbles: true, composed: true }));
}

/** Tells the developer what is wrong. If `fatal`, the shopper reads a polite sentence in place of the quote. */
export function fail(host: Host, code: EmbedErrorCode, fatal: boolean): void {
  console.error(`auto-quote: ${code} (${host.getAttribute('partner')} on ${location.origin})`);
  const lang = languageOf(host);
  if (fatal) host.shadowRoot.replaceChildren(create('p', { lang, textContent: TEXTS[lang][1] }));
  emit(host, 'error', { code, fatal });
}

/** What the page chooses now. Objects are copied, because a Proxy, as Vue and Svelte give, cannot go by message. */
export const choicesOf = (host: Host): GivenChoices => {
  const theme = host.theme ?? host.getAttribute('theme');
  return {
    language: host.lang && languageOf(host),
    theme: theme && typeof theme === 'object' ? { ...theme } : theme,
    prefill: { zip: host.getAttribute('zip'), ...host.prefill },
  };
};
