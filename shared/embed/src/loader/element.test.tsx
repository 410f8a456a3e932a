import { types } from 'node:util';
import { until } from '@shared/testing/until';
import type { PartnerAnswer } from '../options';
import { AutoQuote } from './element';
import { setSite } from './host';

const SITE = 'https://site.example';
const REFUSED: PartnerAnswer = { allowed: false, reason: 'origin_not_allowed' };

/** What jsdom lacks. */
class Sheet {
  css = '';
  replaceSync(css: string) {
    this.css = css;
  }
}

beforeAll(() => {
  Object.assign(globalThis, { CSSStyleSheet: Sheet });
  setSite(SITE);
  customElements.define('auto-quote', AutoQuote);
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  globalThis.fetch = jest.fn(async () => Response.json(REFUSED));
});

afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

async function shown(
  html: string,
): Promise<{ host: AutoQuote; frame: HTMLIFrameElement; sent: jest.SpyInstance }> {
  document.body.innerHTML = html;
  const host = document.querySelector('auto-quote') as AutoQuote;
  await settled();
  const frame = frameIn(host) as HTMLIFrameElement;
  // jsdom gives a frame in a shadow root no window.
  const window = document.body.appendChild(document.createElement('iframe')).contentWindow as Window;
  Object.defineProperty(frame, 'contentWindow', { get: () => (frame.isConnected ? window : null) });
  return { host, frame, sent: jest.spyOn(window, 'postMessage') };
}

const settled = async () => {
  await Promise.resolve();
  await Promise.resolve();
};
const frameIn = (host: Element) => host.shadowRoot?.querySelector('iframe') ?? null;

/** A message as the browser delivers it. */
const say = (frame: HTMLIFrameElement, type: string, detail: unknown = {}, changes: MessageEventInit = {}) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      data: { autoQuote: 1, type, detail },
      origin: SITE,
      source: frame.contentWindow,
      ...changes,
    }),
  );

function heardBy(target: EventTarget, ...names: string[]): [string, unknown][] {
  const heard: [string, unknown][] = [];
  for (const name of names)
    target.addEventListener(`auto-quote:${name}`, (event) =>
      heard.push([name, (event as CustomEvent).detail]),
    );
  return heard;
}

test('shows a frame of the site with the partner, the language and the theme in the fragment', async () => {
  const { frame } = await shown(
    '<auto-quote partner="pk_bank" lang="es" theme=\'{"accent":"#0a5"}\'></auto-quote>',
  );
  const { origin, pathname, search, hash } = new URL(frame.src);
  expect(origin + pathname + search).toBe(`${SITE}/embed/frame?partner=pk_bank&lang=es`);
  expect(JSON.parse(JSON.parse(decodeURIComponent(hash.slice(1))))).toEqual({ accent: '#0a5' });
  expect([frame.title, frame.height, frame.referrerPolicy]).toEqual([
    'Cotización de seguro de auto',
    '768',
    'origin',
  ]);
});

test.each([
  ['', ''],
  ['es-MX', '&lang=es'],
  ['fr', '&lang=en'],
])("the language %p asks for %p; without one the partner's own applies", async (lang, query) => {
  const { frame } = await shown(`<auto-quote partner="pk_bank" lang="${lang}"></auto-quote>`);
  expect(new URL(frame.src).search).toBe(`?partner=pk_bank${query}`);
});

test('answers hello with the choices, prefill included, and again when one changes', async () => {
  const { host, frame, sent } = await shown('<auto-quote partner="pk_bank" zip="60018"></auto-quote>');
  Object.assign(host, { prefill: { homeowner: true } });
  await settled();
  expect(sent).not.toHaveBeenCalled();
  say(frame, 'hello');
  const detail = { language: '', theme: null, prefill: { zip: '60018', homeowner: true } };
  expect(sent).toHaveBeenLastCalledWith({ autoQuote: 1, type: 'choices', detail }, SITE);
  host.setAttribute('zip', '75001');
  host.setAttribute('lang', 'es');
  await settled();
  expect(sent.mock.lastCall?.[0].detail).toMatchObject({ language: 'es', prefill: { zip: '75001' } });
  expect(frame.title).toBe('Cotización de seguro de auto');
  expect(frame.src).not.toContain('60018');
  expect(frameIn(host)).toBe(frame);
});

test('a Proxy, as the frameworks of pages give it, goes to the frame as a plain object', async () => {
  const { host, frame, sent } = await shown('<auto-quote partner="pk_bank"></auto-quote>');
  say(frame, 'hello');
  Object.assign(host, { theme: new Proxy({ accent: '#0a5' }, {}), prefill: new Proxy({ zip: '60018' }, {}) });
  await settled();
  const { detail } = sent.mock.lastCall?.[0] ?? {};
  // A browser refuses to send a Proxy.
  expect([detail.theme, detail.prefill].map((one) => types.isProxy(one))).toEqual([false, false]);
  expect(detail).toEqual({ language: '', theme: { accent: '#0a5' }, prefill: { zip: '60018' } });
});

test('events of the frame bubble out of the element, and its height follows', async () => {
  const { frame } = await shown('<auto-quote partner="pk_bank"></auto-quote>');
  const heard = heardBy(document, 'step', 'resize');
  say(frame, 'step', { step: 'drivers' });
  say(frame, 'resize', { height: 731 });
  expect(heard).toEqual([
    ['step', { step: 'drivers' }],
    ['resize', { height: 731 }],
  ]);
  expect(frame.height).toBe('731');
});

test.each<[string, MessageEventInit]>([
  ['another origin', { origin: 'https://evil.example' }],
  ['another window', { source: window }],
  ['another version', { data: { autoQuote: 2, type: 'step', detail: { step: 'start' } } }],
  ['no detail', { data: { autoQuote: 1, type: 'step' } }],
  ['no object', { data: 'step' }],
  ['nothing', { data: null }],
])('a message from or with %s is ignored', async (_, changes) => {
  const { frame, sent } = await shown('<auto-quote partner="pk_bank"></auto-quote>');
  const heard = heardBy(document, 'step');
  say(frame, 'step', { step: 'start' }, changes);
  say(frame, 'hello', {}, { origin: 'https://evil.example' });
  expect([heard, sent.mock.calls]).toEqual([[], []]);
});

test('a frame that stays silent is replaced by a polite sentence, and the console says why', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const { host, frame } = await shown('<auto-quote partner="pk_bank" lang="es"></auto-quote>');
  const heard = heardBy(document, 'error');
  frame.dispatchEvent(new Event('load'));
  jest.runAllTimers();
  jest.useRealTimers();
  await until(() => frameIn(host) === null);
  expect(globalThis.fetch).toHaveBeenCalledWith(
    `${SITE}/embed/v1/partners/pk_bank?mode=frame`,
    expect.anything(),
  );
  expect(host.shadowRoot?.textContent).toBe('Por ahora no se puede cotizar aquí. Cotizar en nuestro sitio');
  expect(host.shadowRoot?.querySelector('a')).toMatchObject({
    href: `${SITE}/quotes/new?lang=es`,
    target: '_blank',
  });
  expect(console.error).toHaveBeenCalledWith('auto-quote: origin_not_allowed (pk_bank on http://localhost)');
  expect(heard).toEqual([['error', { code: 'origin_not_allowed', fatal: true }]]);
});

test.each(['frame', 'inline'])(
  'a secret in place of the key leaves the page in no way (%s)',
  async (mode) => {
    const host = document.body.appendChild(document.createElement('auto-quote'));
    const heard = heardBy(document, 'error');
    host.setAttribute('mode', mode);
    host.setAttribute('partner', 'sk_very_secret');
    await settled();
    expect(frameIn(host)).toBeNull();
    expect(globalThis.fetch).not.toHaveBeenCalled();
    expect(heard).toEqual([['error', { code: 'partner_secret', fatal: true }]]);
    expect(console.error).toHaveBeenCalledWith('auto-quote: partner_secret (sk_... on http://localhost)');
    expect(host.shadowRoot?.innerHTML).not.toContain('sk_');
    // The right key repairs it.
    host.setAttribute('mode', 'frame');
    host.setAttribute('partner', 'pk_bank');
    await settled();
    expect(frameIn(host)).not.toBeNull();
  },
);

test('until a quote is drawn, the element has the height and the width of one', async () => {
  const host = document.body.appendChild(document.createElement('auto-quote'));
  host.setAttribute('mode', 'inline');
  host.setAttribute('partner', 'pk_bank');
  await settled();
  const [sheet] = host.shadowRoot?.adoptedStyleSheets ?? [];
  expect(host.shadowRoot?.innerHTML).toBe('<b class="">. .</b>');
  expect((sheet as unknown as Sheet).css).toContain(':host>b{height:min(100vh,960px);');
});

test('a compact start is low, until the first screen after it', async () => {
  const { host, frame } = await shown('<auto-quote partner="pk_bank" start="zip"></auto-quote>');
  const kind = () => host.shadowRoot?.querySelector('b')?.className;
  const { search } = new URL(frame.src);
  expect([frame.height, kind(), search]).toEqual(['260', 'zip', '?partner=pk_bank&start=zip']);
  say(frame, 'step', { step: 'start' });
  expect(kind()).toBe('zip');
  say(frame, 'screen');
  expect(kind()).toBe('');
});

test('the reset leaves the room that a page wants above the element', async () => {
  const { host } = await shown('<auto-quote partner="pk_bank"></auto-quote>');
  jest.spyOn(globalThis, 'getComputedStyle').mockReturnValue(['color', 'scroll-margin-top'] as never);
  const { css } = new AutoQuote().shadowRoot.adoptedStyleSheets[0] as unknown as Sheet;
  expect(css).toContain(':host{color:initial!important;display:grid!important;');
  expect(host.shadowRoot?.querySelector('b')).not.toBeNull();
});

test('a frame that speaks is not asked about', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const { host, frame } = await shown('<auto-quote partner="pk_bank"></auto-quote>');
  frame.dispatchEvent(new Event('load'));
  say(frame, 'hello');
  jest.runAllTimers();
  jest.useRealTimers();
  await settled();
  expect(globalThis.fetch).not.toHaveBeenCalled();
  expect(frameIn(host)).toBe(frame);
});

test('a moved element keeps its frame; a removed one frees it and hears nothing; put back, it shows another', async () => {
  const { host, frame } = await shown('<main></main><auto-quote partner="pk_bank"></auto-quote>');
  document.querySelector('main')?.append(host);
  await settled();
  expect(frameIn(host)).toBe(frame);
  const heard = heardBy(host, 'step');
  const source = frame.contentWindow;
  host.remove();
  await settled();
  expect(frameIn(host)).toBeNull();
  say(frame, 'step', { step: 'start' }, { source });
  expect(heard).toEqual([]);
  document.body.append(host);
  await settled();
  expect(frameIn(host)).not.toBeNull();
});

test('the default mode by its name keeps the frame, and what was typed in it', async () => {
  const { host, frame } = await shown('<auto-quote partner="pk_bank"></auto-quote>');
  for (const mode of ['frame', 'FRAME', '']) {
    host.setAttribute('mode', mode);
    await settled();
    expect(frameIn(host)).toBe(frame);
  }
});

test('another partner gets another frame', async () => {
  const { host, frame } = await shown('<auto-quote partner="pk_bank"></auto-quote>');
  host.setAttribute('partner', 'pk_dealer');
  await settled();
  expect(frameIn(host)).not.toBe(frame);
  expect(frameIn(host)?.src).toContain('partner=pk_dealer');
});

test('two elements of a page have frames of different names', async () => {
  await shown('<auto-quote partner="pk_bank"></auto-quote><auto-quote partner="pk_bank"></auto-quote>');
  const names = [...document.querySelectorAll('auto-quote')].map((host) => frameIn(host)?.name);
  expect(new Set(names).size).toBe(2);
});

test('the id of an element names its frame, and so its answers: the same again, another has others', async () => {
  const names: string[] = [];
  for (const id of ['ann', 'ann', 'bob']) {
    const { frame } = await shown(`<auto-quote partner="pk_bank" id="${id}"></auto-quote>`);
    names.push(frame.name);
  }
  expect(names).toEqual(['auto-quote-ann', 'auto-quote-ann', 'auto-quote-bob']);
});

test('what a page set before the script arrived counts', async () => {
  const { host } = await shown('<auto-quote partner="pk_bank"></auto-quote>');
  class Later extends AutoQuote {}
  const early = Object.assign(document.createElement('auto-later'), { theme: { accent: '#0a5' } });
  host.replaceWith(early);
  customElements.define('auto-later', Later);
  await settled();
  expect(decodeURIComponent(new URL(frameIn(early)?.src ?? '').hash)).toBe('#{"accent":"#0a5"}');
});
