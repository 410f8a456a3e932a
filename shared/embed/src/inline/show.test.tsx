import { until } from '@shared/testing/until';
import type { EmbedMountOptions, InlineModule } from '../options';
import { showWith } from './show';

type Own = Extract<InlineModule, { show: unknown }>['own'];

const OWN: Own = {
  allowed: true,
  module: { url: 'https://site.example/embed.js', integrity: 'sha384-abc' },
  language: 'en',
  vehicleDataBase: 'https://cars.example',
  theme: {},
  still: {
    nodes: [
      [
        'form',
        { action: '/quotes/new' },
        ['label', { for: 'zip' }, 'ZIP code <b>'],
        ['input', { id: 'zip', name: 'zip_code' }],
        ['svg', { viewBox: '0 0 24 24' }, ['path', { d: 'M0 0' }]],
      ],
    ],
    css: 'label{color:red}',
  },
};

/** jsdom has neither sheets made by a script nor their place in a shadow root. */
const sheets: string[] = [];
beforeEach(() => {
  Object.assign(CSSStyleSheet.prototype, { replaceSync: (css: string) => void sheets.push(css) });
});
afterEach(() => {
  document.body.replaceChildren();
  sheets.length = 0;
});

function open(own = OWN, theme: unknown = null) {
  const host = document.createElement('div');
  document.body.append(host);
  const root = Object.assign(host.attachShadow({ mode: 'open' }), { adoptedStyleSheets: [] });
  const mounted = { update: jest.fn(), unmount: jest.fn() };
  const mount = jest.fn((_place: HTMLElement, _options: EmbedMountOptions) => mounted);
  const load = jest.fn(async () => ({ mount }));
  const end = new AbortController();
  const choices = { language: 'es', theme, prefill: null };
  const options = { host, site: 'https://site.example', signal: end.signal, emit: () => undefined };
  const showing = showWith(load)(own, {
    ...options,
    host: host as typeof host & { shadowRoot: ShadowRoot },
    choices: () => choices,
  });
  const link = () => root.querySelector('link');
  const arrive = (event = 'load') => link()?.dispatchEvent(new Event(event));
  return { root, mounted, mount, load, end, showing, link, arrive, choices };
}

test('the start screen is there at once, as elements and text', () => {
  const { root } = open();
  expect(root.querySelector('label')).toHaveTextContent('ZIP code <b>');
  expect(root.querySelector('input')).toHaveAttribute('name', 'zip_code');
  expect(root.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(root.querySelector('input')?.namespaceURI).toBe('http://www.w3.org/1999/xhtml');
  expect([sheets, root.adoptedStyleSheets]).toEqual([['label{color:red}'], [expect.any(CSSStyleSheet)]]);
});

test('it wears the partner’s theme under the element’s own', () => {
  const look = jest.fn(() => '--ui-road: #0b5cab; background: #101418;');
  const theme = { accent: '#7a1fa2' };
  const { root } = open({ ...OWN, theme, look }, '{"accent":"#0b5cab"}');
  expect(look).toHaveBeenCalledWith(theme, '{"accent":"#0b5cab"}');
  const { style } = root.querySelector<HTMLElement>('[data-embed]') ?? document.body;
  expect(style.getPropertyValue('--ui-road')).toBe('#0b5cab');
  expect(style.background).toBe('rgb(16, 20, 24)');
});

test('its form leads nowhere while it has no script, and remembers that it was submitted', () => {
  const { root } = open();
  const submitted = new Event('submit', { bubbles: true, cancelable: true });
  root.querySelector('form')?.dispatchEvent(submitted);
  expect(submitted.defaultPrevented).toBe(true);
  expect(root.querySelector('form')).toHaveAttribute('data-submitted');
});

test('the module is fetched with the integrity that the site answered, then takes the still screen’s place', async () => {
  const { root, mount, mounted, load, showing, link, arrive, choices } = open();
  expect(link()).toMatchObject({ rel: 'modulepreload', integrity: 'sha384-abc', href: OWN.module.url });
  expect(load).not.toHaveBeenCalled();
  arrive();
  const update = await showing;
  const [place, options] = mount.mock.calls[0] ?? [];
  expect(place?.parentNode).toBe(root);
  expect(options).toMatchObject({ site: 'https://site.example', own: OWN, choices });
  expect(options?.still?.box.querySelector('input')).toBe(root.querySelector('input'));
  options?.still?.end();
  expect([root.querySelector('form'), root.adoptedStyleSheets]).toEqual([null, []]);
  update();
  expect(mounted.update).toHaveBeenCalledWith(choices);
});

test('an element that goes takes the screen, its styles and the quote with it', async () => {
  const { root, mounted, end, showing, arrive } = open();
  arrive();
  await showing;
  end.abort();
  expect(mounted.unmount).toHaveBeenCalledTimes(1);
  expect([root.querySelector('form'), root.adoptedStyleSheets]).toEqual([null, []]);
});

test('an element that goes before the module has come mounts nothing', async () => {
  const { mount, load, end, arrive } = open();
  end.abort();
  arrive();
  await until(() => load.mock.calls.length > 0);
  await load.mock.results[0]?.value;
  expect(mount).not.toHaveBeenCalled();
});

test.each(['another file', 'blocked styles'])('%s leaves nothing behind and is told', async (wrong) => {
  const { root, mount, showing, arrive } = open();
  mount.mockImplementation(() => {
    throw new Error('no sheet');
  });
  arrive(wrong === 'another file' ? 'error' : 'load');
  await expect(showing).rejects.toBeDefined();
  expect([root.querySelector('form'), root.adoptedStyleSheets]).toEqual([null, []]);
});
