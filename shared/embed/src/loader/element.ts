import type { Host } from './host';
import { showFrame } from './showFrame';
import { showInline } from './showInline';

/** In a shadow root, `!important` wins over `!important` of the page. The quote's own paragraphs are deeper than ours. */
const CSS =
  ':host{all:initial!important;display:block!important}' +
  ':host([hidden]){display:none!important}' +
  'iframe{display:block;border:0}' +
  ':host>p{padding:1em;background:#fff;font:1em system-ui}';

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
    host.shadowRoot.replaceChildren();
    shownFor = wanted;
    update = wanted ? (isInline ? showInline : showFrame)(host, key, end.signal) : undefined;
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
    sheet.replaceSync(CSS);
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
