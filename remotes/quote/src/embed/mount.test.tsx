import { aQuote, refusal } from '@shared/testing';
import { act, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { GOOD_VIN } from '../testing/cars';
import { mount } from './mount';
import { openEmbed, type OpenedEmbed } from './testing/openEmbed';
import { WatchedSizes } from './testing/watchedSizes';

let opened: OpenedEmbed | null = null;
const open: typeof openEmbed = (...asked) => (opened = openEmbed(...asked));

beforeEach(() => {
  Object.assign(globalThis, { ResizeObserver: WatchedSizes });
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => {
  act(() => opened?.embed.unmount());
  opened = null;
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

const named = ({ events }: OpenedEmbed) => events.map(({ name, detail }) => [name, detail]);

/** From the ZIP code to the next step. */
async function begin({ inside, user }: OpenedEmbed): Promise<void> {
  await user.type(await inside.findByRole('textbox'), '60601');
  await user.click(inside.getByRole('button', { name: 'Start my quote' }));
}

test('the start is there at once, accessible, and tells that it is ready', async () => {
  const embed = open();
  expect(await embed.inside.findByRole('heading', { level: 1 })).toHaveTextContent(/Compare car insurance/);
  expect(named(embed)).toEqual([
    ['ready', { mode: 'inline', language: 'en' }],
    ['step', { step: 'start' }],
  ]);
  expect(await axe(embed.element)).toHaveNoViolations();
});

test('its pictures, which are hidden, are lazy, so that none is fetched', async () => {
  const { inside, element } = open();
  await inside.findByRole('heading', { level: 1 });
  expect(element.querySelectorAll('img').length).toBeGreaterThan(1);
  expect(element.querySelector('img:not([loading=lazy])')).toBeNull();
});

test('what was typed in the still screen up to the last moment goes on, and so does the cursor', async () => {
  const { inside, still, user } = open({}, {}, '6060');
  const field = await inside.findByRole('textbox');
  expect(field).toHaveValue('6060');
  expect((field.getRootNode() as ShadowRoot).activeElement).toBe(field);
  expect(still.box.isConnected).toBe(false);
  await user.keyboard('1{Enter}');
  expect(await inside.findByRole('heading', { name: /a little about you/ })).toBeInTheDocument();
});

test('what was typed wins over what the partner fills in', async () => {
  const { inside } = open({}, { prefill: { zip: '43215' } }, '6060');
  expect(await inside.findByRole('textbox')).toHaveValue('6060');
});

test('what was submitted in the still screen is looked up', async () => {
  const { inside, api } = open({}, {}, '60601');
  expect(await inside.findByRole('heading', { name: /a little about you/ })).toBeInTheDocument();
  expect(api.calls[0]?.path).toContain('/v2/locations/lookup');
});

test('a still screen that nobody touched goes without a word', async () => {
  const { inside, still } = open();
  const field = await inside.findByRole('textbox');
  expect(field).toHaveValue('');
  expect([(field.getRootNode() as ShadowRoot).activeElement, still.box.isConnected]).toEqual([null, false]);
});

test('its cache adds no listener to the page, which a render given up would leave there', async () => {
  const embed = open();
  const added = jest.spyOn(document, 'addEventListener');
  await begin(embed);
  expect(await embed.inside.findByRole('heading', { name: /a little about you/ })).toBeInTheDocument();
  expect(added.mock.calls.filter(([type]) => type === 'visibilitychange')).toEqual([]);
});

test('a ZIP code leads to a quote that names the partner, and events come once each, in order', async () => {
  const embed = open();
  await begin(embed);
  expect(await embed.inside.findByRole('heading', { name: /a little about you/ })).toBeInTheDocument();
  expect(named(embed)).toEqual([
    ['ready', { mode: 'inline', language: 'en' }],
    ['step', { step: 'start' }],
    ['quote-created', { quoteId: 'quote-1', state: 'IL' }],
    ['step', { step: 'edit' }],
    ['screen', {}],
  ]);
  const created = embed.api.calls.find(({ method }) => method === 'POST');
  expect(created?.headers.get('x-partner-key')).toBe('pk_test');
  expect(embed.api.calls.filter(({ headers }) => headers.has('x-partner-key'))).toHaveLength(1);
});

test('alerts appear above the step, and the page’s storage and address stay as they were', async () => {
  const { href } = location;
  const embed = open();
  await begin(embed);
  const region = await embed.inside.findByRole('region', { name: 'Messages' });
  expect(region).toHaveTextContent('Congratulations, we cover 60601.');
  await embed.user.click(embed.inside.getByRole('button', { name: 'Dismiss this message' }));
  expect(region).toBeEmptyDOMElement();
  expect([localStorage.length, sessionStorage.length, location.href]).toEqual([0, 0, href]);
});

test('a service that fails is told to the shopper and to the page', async () => {
  const embed = open({ 'POST /v2/quotes': refusal(500, 'internal_error') });
  await begin(embed);
  expect(await embed.inside.findByText(/Our service is having trouble/)).toBeInTheDocument();
  expect(named(embed)).toContainEqual(['error', { code: 'service_unavailable', fatal: false }]);
});

test('a call that is repeated for a while is told to the shopper, and goes on by itself', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const embed = open({ 'POST /v2/quotes': { ...refusal(503, 'unavailable'), retryAfter: 3 } });
  await begin(embed);
  expect(await embed.inside.findByText(/We’ll keep trying/)).toBeInTheDocument();
  embed.api.use({ 'POST /v2/quotes': aQuote() });
  expect(await embed.inside.findByRole('heading', { name: /a little about you/ })).toBeInTheDocument();
  expect(embed.inside.queryByText(/We’ll keep trying/)).not.toBeInTheDocument();
});

test.each([
  [429, 'partner_limit_reached'],
  [403, 'partner_stopped'],
])('a key that starts no quote (%i) is told to the shopper and to the page', async (status, code) => {
  const embed = open({ 'POST /v2/quotes': refusal(status, code, 'Not on this page.') });
  await begin(embed);
  const { inside } = embed;
  expect(await inside.findByRole('heading', { name: /couldn’t set up your quote/ })).toBeInTheDocument();
  const said = inside.getByRole('alert');
  expect(said).toHaveTextContent('Not on this page.');
  // Neither the connection nor another try has to do with it.
  expect(said).not.toHaveTextContent(/connection/);
  expect(inside.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(inside.getByRole('link', { name: 'Get a quote on our site' })).toHaveAttribute(
    'href',
    'https://quotes.test/quotes/new?lang=en',
  );
  expect(named(embed).filter(([name]) => name === 'error')).toEqual([['error', { code, fatal: false }]]);
});

test('what the partner knows is filled in, and nothing is sent before the shopper continues', async () => {
  const embed = open({}, { prefill: { zip: '60601', homeowner: true, vin: GOOD_VIN.toLowerCase() } });
  expect(await embed.inside.findByRole('textbox')).toHaveValue('60601');
  expect(embed.api.calls).toEqual([]);
  await embed.user.click(embed.inside.getByRole('button', { name: 'Start my quote' }));
  expect(await embed.inside.findByRole('radio', { name: /Yes, I own/ })).toBeChecked();
  await embed.user.click(embed.inside.getByRole('radio', { name: /No, not right/ }));
  await embed.user.click(embed.inside.getByRole('button', { name: /Continue to vehicles/ }));
  expect(await embed.inside.findByLabelText('VIN')).toHaveValue(GOOD_VIN);
});

test('the ZIP code follows the page until the shopper types', async () => {
  const { inside, embed, user } = open({}, { prefill: { zip: '60601' } });
  const field = await inside.findByRole('textbox');
  const change = (zip?: string) =>
    act(() => embed.update({ language: 'en', theme: {}, prefill: zip ? { zip } : {} }));
  change('43215');
  expect(field).toHaveValue('43215');
  change();
  expect(field).toHaveValue('');
  change('60601');
  await user.type(field, '{Backspace}');
  change('43215');
  expect(field).toHaveValue('6060');
});

test('the language follows the page, and each language has its words', async () => {
  const embed = open({}, { language: 'es' });
  expect(await embed.inside.findByRole('button', { name: 'Empezar mi cotización' })).toBeInTheDocument();
  expect(embed.inside.getByRole('region')).toHaveAttribute('lang', 'es');
  act(() => embed.embed.update({ language: 'en', theme: {}, prefill: {} }));
  expect(await embed.inside.findByRole('button', { name: 'Start my quote' })).toBeInTheDocument();
});

test('a theme that nobody could read is told once, and the height is told when it changes', async () => {
  const theme = { accent: '#ffee00' };
  const embed = open({}, { theme });
  await embed.inside.findByRole('textbox');
  act(() => embed.embed.update({ language: 'en', theme, prefill: {} }));
  expect(embed.events.filter(({ name }) => name === 'error')).toHaveLength(1);
  expect(console.warn).toHaveBeenCalledWith(
    expect.stringContaining('accent on background has a contrast of 1.'),
  );
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 612.4));
  act(() => WatchedSizes.report());
  act(() => WatchedSizes.report());
  expect(named(embed).filter(([name]) => name === 'resize')).toEqual([['resize', { height: 613 }]]);
});

test('two on a page share no answers', async () => {
  const first = open();
  await first.user.type(await first.inside.findByRole('textbox'), '60601');
  const second = openEmbed();
  expect(await second.inside.findByRole('textbox')).toHaveValue('');
  act(() => second.embed.unmount());
});

test('unmounting leaves nothing, and its calls end', async () => {
  const removed: string[] = [];
  const added: string[] = [];
  jest.spyOn(window, 'addEventListener').mockImplementation((name) => void added.push(name));
  jest.spyOn(window, 'removeEventListener').mockImplementation((name) => void removed.push(name));
  const embed = open();
  await embed.inside.findByRole('textbox');
  act(() => embed.embed.unmount());
  await waitFor(() => expect(embed.element).toBeEmptyDOMElement());
  expect(WatchedSizes.all.size).toBe(0);
  expect(removed.toSorted()).toEqual(added.toSorted());
  expect(document.head.querySelector('style[data-styled]')).toBeNull();
});

test('where the page’s policy blocks its styles it throws, and leaves nothing', () => {
  const element = document.createElement('div');
  const own = { language: 'en' as const, theme: {}, vehicleDataBase: '' };
  const options = { host: element, site: '', own, choices: { language: '', theme: null, prefill: null } };
  expect(() => mount(element, { ...options, emit: jest.fn() })).toThrow('style policy');
  expect(element).toBeEmptyDOMElement();
});

test('a token that is not valid is told once', async () => {
  const choices = { language: '', theme: { accent: 'red;}', radius: 4 }, prefill: null };
  const embed = open({}, choices);
  await embed.inside.findByRole('textbox');
  act(() => embed.embed.update(choices));
  const message = 'theme: accent is not a valid token; it is ignored';
  expect(embed.events.filter(({ name }) => name === 'error')).toEqual([
    { name: 'error', detail: { code: 'theme_invalid', fatal: false, message } },
  ]);
});

test('a token of the partner’s record that is not valid is ignored, as in a frame', async () => {
  // Without it, the yellow is on our own background, where nobody could read it.
  const embed = open({}, {}, '', { accent: '#ffee00', background: 'navy' });
  await embed.inside.findByRole('textbox');
  const message = expect.stringContaining('accent on background');
  expect(named(embed)).toContainEqual(['error', { code: 'theme_contrast', fatal: false, message }]);
});

test('a prefill that is not valid is named in the console without its value, and ignored', async () => {
  const embed = open({}, { prefill: { zip: '6001', vin: 'short', ssn: '078-05-1120' } });
  expect(await embed.inside.findByRole('textbox')).toHaveValue('');
  expect(jest.mocked(console.warn).mock.calls.flat()).toEqual([
    'auto-quote: prefill: zip is not valid; it is ignored',
    'auto-quote: prefill: vin is not valid; it is ignored',
    'auto-quote: prefill: ssn is not valid; it is ignored',
  ]);
});
