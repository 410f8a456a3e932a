import { until } from '@shared/testing/until';
import type { InlineModule, InlineOptions } from '../options';
import { setSite, type Host } from './host';
import { showInline } from './showInline';

type Allowed = Extract<InlineModule, { show: unknown }>;

const OWN: Allowed['own'] = {
  allowed: true,
  module: { url: 'https://site.example/embed.js', integrity: 'sha384-abc' },
  language: 'es',
  vehicleDataBase: 'https://cars.example',
  theme: { accent: '#0a5' },
  still: { nodes: [], css: '' },
};

beforeEach(() => {
  setSite('https://site.example');
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

function start(part: InlineModule | null, lang = '') {
  const host = document.createElement('div') as unknown as Host;
  host.attachShadow({ mode: 'open' });
  host.setAttribute('partner', 'pk_bank');
  host.lang = lang;
  document.body.append(host);
  const load = jest.fn(async (_url: string) => {
    if (!part) throw new TypeError('blocked');
    return part;
  });
  const end = new AbortController();
  return { host, load, end, update: showInline(host, 'pk_bank', end.signal, load) };
}

function shown() {
  const update = jest.fn();
  const show = jest.fn(async (_own: Allowed['own'], _options: InlineOptions) => update);
  return { update, show, part: { own: OWN, show } };
}

test.each([
  ['', ''],
  ['es-MX', 'es'],
])('starts the module that the site makes for the partner and the language %p', async (lang, asked) => {
  const { show, part } = shown();
  const { host, load, end } = start(part, lang);
  await until(() => show.mock.calls.length > 0);
  expect(load).toHaveBeenCalledWith(`https://site.example/embed/v1/partners/pk_bank/inline.js?lang=${asked}`);
  const [own, options] = show.mock.calls[0] ?? [];
  expect(own).toBe(OWN);
  expect(options).toMatchObject({ host, site: 'https://site.example', signal: end.signal });
  expect(options?.choices()).toEqual({ language: asked, theme: null, prefill: { zip: null } });
});

test('passes on changes and tells the page what happens', async () => {
  const { update: passed, show, part } = shown();
  const { host, update } = start(part);
  const heard = jest.fn();
  document.addEventListener('auto-quote:step', ({ detail }: CustomEventInit) => heard(detail), {
    once: true,
  });
  await until(() => show.mock.calls.length > 0);
  await show.mock.results[0]?.value;
  update();
  expect(passed).toHaveBeenCalledTimes(1);
  show.mock.calls[0]?.[1].emit('step', { step: 'edit' });
  expect(heard).toHaveBeenCalledWith({ step: 'edit' });
  expect(host.shadowRoot.querySelector('iframe')).toBeNull();
});

test('a change made while the quote starts reaches it, and nothing is passed on without one', async () => {
  for (const changes of [1, 0]) {
    const { update: passed, show, part } = shown();
    const waiting: ((update: typeof passed) => void)[] = [];
    show.mockReturnValue(new Promise((resolve) => waiting.push(resolve)));
    const { update } = start(part);
    await until(() => show.mock.calls.length > 0);
    if (changes > 0) update();
    expect(passed).not.toHaveBeenCalled();
    waiting[0]?.(passed);
    await show.mock.results[0]?.value;
    await Promise.resolve();
    expect(passed).toHaveBeenCalledTimes(changes);
  }
});

test('shows a frame where the page blocks the module or the quote’s styles, and says so', async () => {
  const { show, part } = shown();
  show.mockRejectedValue(new Error('no sheet'));
  for (const blocked of [null, part]) {
    const { host } = start(blocked);
    await until(() => host.shadowRoot.querySelector('iframe') !== null);
    expect(console.error).toHaveBeenLastCalledWith('auto-quote: inline_failed (pk_bank on http://localhost)');
  }
});

test('a refused page gets the sentence, and no frame', async () => {
  const { host } = start({ own: { allowed: false, reason: 'mode_not_allowed' } });
  await until(() => host.shadowRoot.textContent !== '');
  expect(host.shadowRoot.innerHTML).toMatch(/^<p lang="en">Sorry, no quotes here right now/);
});

test('an element that goes before the module has come shows nothing and says nothing', async () => {
  const { show, part } = shown();
  const { load, end } = start(part);
  end.abort();
  await until(() => load.mock.calls.length > 0);
  await load.mock.results[0]?.value;
  expect(show).not.toHaveBeenCalled();
  expect(console.error).not.toHaveBeenCalled();
});
