import { create, fail, type Host } from './host';
import { showFrame } from './showFrame';
import { showInline } from './showInline';

/**
 * `all`, less the room that the page wants above the element when it scrolls there. In a shadow root, `!important` wins
 * over `!important` of the page.
 */
const resets = () =>
  Array.from(getComputedStyle(document.documentElement))
    .filter((name) => !name.startsWith('scroll-margin'))
    .map((name) => `${name}:initial!important;`)
    .join('');

/** The parts of the shadow root are on top of each other. The quote's own paragraphs are deeper than ours. */
const css = () =>
  `:host{${resets()}display:grid!important;grid-template-columns:minmax(0,1fr)!important}` +
  ':host([hidden]){display:none!important}' +
  ':host>*{grid-area:1/1;align-self:start}' +
  'iframe{border:0}' +
  ':host>i{scroll-margin:inherit}' +
  ':host>b{height:min(100vh,960px);overflow:hidden;visibility:hidden;font-size:1px;word-spacing:100vw}' +
  ':host>.zip{height:260px}' +
  ':host>p{padding:1em;background:#fff;font:1em system-ui}';

/**
 * Gives the quote its least size. Two dots are as far apart as the window is wide, and break where there is less room,
 * so a parent that is as wide as its content, such as a flex box, is as wide as it can be. Few windows are higher than
 * the quote then, so what is below it is out of view and does not move with each screen, but for a compact start.
 */
const strut = (className: string) => create('b', { textContent: '. .', className });

/** Shows what a host's attributes and properties ask for. Returns how to look at them again. */
function keepShown(host: Host): () => void {
  let shownFor = '';
  let update: (() => void) | undefined;
  let end: AbortController | undefined;
  const show = () => {
    const key = encodeURIComponent(host.getAttribute('partner') ?? '');
    // An absent mode and a default one are the same.
    const isInline = host.getAttribute('mode') === 'inline';
    const wanted = host.isConnected ? `${isInline} ${key}` : '';
    if (wanted === shownFor) return update?.();
    end?.abort();
    end = new AbortController();
    host.shadowRoot.replaceChildren(strut(host.getAttribute('start') ?? ''));
    shownFor = wanted;
    update = undefined;
    // A secret goes nowhere.
    if (wanted && key.startsWith('sk_')) return fail(host, 'partner_secret', true);
    if (wanted) update = (isInline ? showInline : showFrame)(host, key, end.signal);
  };
  // After the running task, so that a moved element keeps its quote.
  return () => queueMicrotask(show);
}

/** `<auto-quote>`. */
export class AutoQuote extends HTMLElement {
  static observedAttributes = ['partner', 'mode', 'lang', 'zip', 'theme'];
  declare theme?: unknown;
  declare prefill?: object;
  override readonly shadowRoot = this.attachShadow({ mode: 'open' });
  #refresh = keepShown(this);

  constructor() {
    super();
    // A sheet made by a script needs no permission of the page's style policy.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css());
    this.shadowRoot.adoptedStyleSheets = [sheet];
    for (const name of ['theme', 'prefill'] as const) {
      // A page can set it before this script arrives.
      let value = this[name];
      Object.defineProperty(this, name, {
        get: () => value,
        set: (next) => {
          value = next;
          this.#refresh();
        },
      });
    }
  }

  connectedCallback(): void {
    this.#refresh();
  }

  disconnectedCallback(): void {
    this.#refresh();
  }

  attributeChangedCallback(): void {
    this.#refresh();
  }
}
