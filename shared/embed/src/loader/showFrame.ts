import type { EmbedErrorCode } from '../events';
import { askSite, choicesOf, create, emit, fail, languageOf, site, type Host } from './host';
import { TEXTS } from './texts';

/** How long after its load a frame may stay silent, in ms. */
const SILENCE = 1000;

/** Tells the frames of a page apart, after a reload too. */
let count = 0;

function newFrame(host: Host, key: string): HTMLIFrameElement {
  const { language, theme } = choicesOf(host);
  const start = host.getAttribute('start') === 'zip' ? '&start=zip' : '';
  return create('iframe', {
    name: `auto-quote-${host.id || count++}`,
    width: '100%',
    // Until the quote tells its height, that of the strut.
    height: start ? 260 : Math.min(innerHeight, 960),
    loading: 'lazy',
    referrerPolicy: 'origin',
    // A browser never sends a fragment, so the page is the same for every theme.
    src: `${site}/embed/frame?partner=${key}${language && `&lang=${language}`}${start}#${JSON.stringify(theme)}`,
  });
}

/** Shows the quote in a frame, which the page's scripts cannot read. Returns how to pass on changed choices. */
export function showFrame(host: Host, key: string, signal: AbortSignal): () => void {
  const frame = newFrame(host, key);
  let isHeard = false;
  const update = () => {
    frame.title = TEXTS[languageOf(host)][0];
    const message = { autoQuote: 1, type: 'choices', detail: choicesOf(host) };
    if (isHeard) frame.contentWindow?.postMessage(message, site);
  };
  const receive = ({ data, origin, source }: MessageEvent) => {
    if (origin !== site || source !== frame.contentWindow || data?.autoQuote !== 1 || !data.detail) return;
    const { type, detail } = data;
    isHeard = true;
    if (type === 'hello') return update();
    if (type === 'resize') frame.height = detail.height;
    emit(host, type, detail);
  };
  const explain = ({ reason = 'load_failed' }: { reason?: EmbedErrorCode | undefined }) =>
    isHeard || signal.aborted || fail(host, reason, true);
  // A frame that the site refuses loads an error page, which says nothing.
  frame.addEventListener('load', () =>
    setTimeout(() => void (isHeard || askSite(key, 'frame', signal).then(explain, explain)), SILENCE),
  );
  addEventListener('message', receive, { signal });
  update();
  host.shadowRoot.append(frame);
  return update;
}
