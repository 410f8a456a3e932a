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

/**
 * Brings the top of the quote into view, below what the page's `scroll-padding`, or a `scroll-margin` of the element,
 * reserves for a header of its own.
 */
function showTop(host: Host): void {
  // Of an element higher than the window some part counts as in view wherever it is; of a mark at its top, none.
  const mark = create('i');
  host.shadowRoot.prepend(mark);
  // At once, also on a page that scrolls smoothly, so that what is below has gone when the height changes.
  mark.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  mark.remove();
}

/**
 * Tells the page. A shopper reads a new screen from its top. One without a shopper moves no page, nor one for whom the
 * quote is below the window. Quotes from before 1.3.0 tell of new steps only.
 */
export function emit(host: Host, name: EmbedEventName, detail: object): void {
  const isNewScreen = name === 'screen' || name === 'step';
  // A compact start is over.
  if (name === 'screen') host.shadowRoot.querySelector('b')?.removeAttribute('class');
  if (isNewScreen && document.activeElement === host && host.getBoundingClientRect().top < innerHeight)
    showTop(host);
  host.dispatchEvent(new CustomEvent(`auto-quote:${name}`, { detail, bubbles: true, composed: true }));
}

/** Tells the developer what is wrong. If `fatal`, the shopper reads a polite sentence in place of the quote. */
export function fail(host: Host, code: EmbedErrorCode, fatal: boolean): void {
  // Not the rest of a secret: services collect what a console says.
  const key = host.getAttribute('partner')?.replace(/(^sk_).*/, '$1...');
  console.error(`auto-quote: ${code} (${key} on ${location.origin})`);
  const lang = languageOf(host);
  const [, sorry, textContent] = TEXTS[lang];
  const text = create('p', { lang });
  text.append(
    `${sorry} `,
    create('a', { href: `${site}/quotes/new?lang=${lang}`, target: '_blank', textContent }),
  );
  if (fatal) host.shadowRoot.replaceChildren(text);
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
