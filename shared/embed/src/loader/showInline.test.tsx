import { until } from '@shared/testing/until';
import type { EmbedMountOptions, PartnerAnswer } from '../options';
import { setSite, type Host } from './host';
import { showInline } from './showInline';

const ALLOWED: PartnerAnswer = {
  allowed: true,
  module: { url: 'https://site.example/embed.js', integrity: 'sha384-abc' },
  language: 'es',
  vehicleDataBase: 'https://cars.example',
  theme: { accent: '#0a5' },
};

beforeEach(() => {
  setSite('https://site.example');
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

function start(answer: PartnerAnswer | null) {
  globalThis.fetch = jest.fn(async () => {
    if (!answer) throw new TypeError('blocked');
    return Response.json(answer);
  });
  const host = document.createElement('div') as unknown as Host;
  host.attachShadow({ mode: 'open' });
  host.setAttribute('partner', 'pk_bank');
  document.body.append(host);
  const mounted = { update: jest.fn(), unmount: jest.fn() };
  const mount = jest.fn((_element: HTMLElement, _options: EmbedMountOptions) => mounted);
  const load = jest.fn(async (_url: string) => ({ mount }));
  const end = new AbortController();
  const update = showInline(host, 'pk_bank', end.signal, load);
  const link = () => host.shadowRoot.querySelector('link');
  return { host, mounted, mount, load, end, update, link };
}

test('fetches the module with the integrity that the site answered, then mounts it in the shadow root', async () => {
  const { host, mount, load, link } = start(ALLOWED);
  const fetched = { rel: 'modulepreload', integrity: 'sha384-abc' };
  await until(() => link() !== null);
  expect(link()).toMatchObject({ ...fetched, href: 'https://site.example/embed.js' });
  expect(load).not.toHaveBeenCalled();
  link()?.dispatchEvent(new Event('load'));
  await until(() => mount.mock.calls.length > 0);
  const [element, options] = mount.mock.calls[0] ?? [];
  expect(element?.parentNode).toBe(host.shadowRoot);
  expect(options).toMatchObject({
    host,
    site: 'https://site.example',
    own: { language: 'es', theme: { accent: '#0a5' } },
  });
});

test('passes on changes, and unmounts when the element goes', async () => {
  const { host, mounted, mount, end, update, link } = start(ALLOWED);
  await until(() => link() !== null);
  link()?.dispatchEvent(new Event('load'));
  await until(() => mount.mock.calls.length > 0);
  await Promise.resolve();
  host.lang = 'en';
  update();
  expect(mounted.update).toHaveBeenCalledWith({ language: 'en', theme: null, prefill: { zip: null } });
  end.abort();
  expect(mounted.unmount).toHaveBeenCalledTimes(1);
});

test.each<[string, 'error' | 'load']>([
  ['a file that is not the one the site named', 'error'],
  ['styles that the page blocks', 'load'],
])('shows a frame after %s, and says so', async (_, event) => {
  const { host, mount, link } = start(ALLOWED);
  mount.mockImplementation(() => {
    throw new Error('no sheet');
  });
  await until(() => link() !== null);
  link()?.dispatchEvent(new Event(event));
  await until(() => host.shadowRoot.querySelector('iframe') !== null);
  expect(mount).toHaveBeenCalledTimes(event === 'load' ? 1 : 0);
  expect(console.error).toHaveBeenCalledWith('auto-quote: inline_failed (pk_bank on http://localhost)');
});

test('shows a frame where the page may not ask the site', async () => {
  const { host } = start(null);
  await until(() => host.shadowRoot.querySelector('iframe') !== null);
});

test('a refused page gets the sentence, and no frame', async () => {
  const { host } = start({ allowed: false, reason: 'mode_not_allowed' });
  await until(() => host.shadowRoot.textContent !== '');
  expect(host.shadowRoot.innerHTML).toBe('<p lang="en">Sorry, no quotes here right now.</p>');
});

test('an element that goes before the module has come mounts nothing and says nothing', async () => {
  const { mount, load, end, link } = start(ALLOWED);
  await until(() => link() !== null);
  end.abort();
  link()?.dispatchEvent(new Event('load'));
  await until(() => load.mock.calls.length > 0);
  await load.mock.results[0]?.value;
  expect(mount).not.toHaveBeenCalled();
  expect(console.error).not.toHaveBeenCalled();
});
