import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { cardPage } from '../pages/cardPage';
import { runCardPage } from './cardPage';
import type { Payment } from './paymentCalls';

const SITE = 'https://site.test';
const STATE = 'ab'.repeat(16);
const START = {
  type: 'start',
  token: 'the-token',
  account: 'pay-fcic-01',
  zip: '60018',
  holder: 'Ann Doe',
  street: '1 Elm St',
};
const OPEN: Payment = {
  session_id: 'ps_1',
  status: 'open',
  is_waiting: false,
  amount: 12_345,
  reference: 'Q-1',
  account: 'pay-fcic-01',
  decline_code: null,
};
type Said = [status: number, body: object] | 'cut';

const posted: unknown[] = [];
const calls: string[] = [];
let looks: Said;
let pays: Said;

const answer = ([status, body]: [number, object]) => new Response(JSON.stringify(body), { status });

/** In jsdom a page's listeners outlive it, so each test's page has its own state. */
let state = STATE;
let pages = 0;

async function open(language: 'en' | 'es' = 'en', isOverlay = false) {
  pages += 1;
  state = pages.toString(16).padStart(32, '0');
  window.location.hash = `#${state}`;
  const made = new DOMParser().parseFromString(cardPage({ language, site: SITE, isOverlay }), 'text/html');
  document.documentElement.lang = language;
  document.body.innerHTML = made.body.innerHTML;
  for (const name of ['site', 'overlay']) delete document.body.dataset[name];
  Object.assign(document.body.dataset, made.body.dataset);
  runCardPage();
}

const hear = (data: object, origin = SITE, source: MessageEventSource | null = window) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
const start = (change: object = {}) => hear({ ...START, state, ...change });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function fillIn(number = '4242 4242 4242 4242') {
  await userEvent.type(await screen.findByLabelText('Card number'), number);
  await userEvent.type(field('Expires (MM/YY)'), '12/40');
  await userEvent.type(field('Security code'), '123');
  await userEvent.click(screen.getByRole('button', { name: 'Hold $123.45' }));
}

beforeEach(() => {
  window.ResizeObserver = class {
    observe = (): void => {};
    unobserve = (): void => {};
    disconnect = (): void => {};
  };
  looks = [200, OPEN];
  pays = [200, { ...OPEN, status: 'authorized' }];
  posted.length = 0;
  calls.length = 0;
  jest.spyOn(window, 'postMessage').mockImplementation((message: unknown, site: unknown) => {
    if (site !== SITE) throw new Error('outcome to another origin');
    posted.push(message);
  });
  window.fetch = (path, { method = 'GET' } = {}) => {
    if (path !== '/payment') throw new Error('sent elsewhere');
    calls.push(method);
    const next = method === 'POST' ? pays : looks;
    return next === 'cut' ? Promise.reject(new TypeError('cut')) : Promise.resolve(answer(next));
  };
});
afterEach(() => jest.restoreAllMocks());

test.each(['en', 'es'] as const)(
  "in %s: the service's amount and number, the site's ZIP, no axe violations",
  async (language) => {
    await open(language);
    expect(posted).toEqual([{ type: 'ready', state }]);
    start();
    const number = await screen.findByLabelText(language === 'en' ? 'Card number' : 'Número de tarjeta');
    await waitFor(() => expect(number).toHaveFocus());
    expect(posted).toContainEqual({ type: 'shown', state });
    expect(screen.getByRole('button', { name: /123[.,]45/ })).toBeVisible();
    for (const text of ['Q-1', 'Ann Doe', '1 Elm St']) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByDisplayValue('60018')).toBeVisible();
    expect(await axe(document.body)).toHaveNoViolations();
  },
);

test('pays, tells the site only which payment it was, and is done', async () => {
  await open();
  start();
  await fillIn();
  expect(
    await screen.findByText(
      '$123.45 is held on your card, not charged yet. One step is left: sign your documents.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  expect(posted).toContainEqual({ type: 'paid', session_id: 'ps_1', state });
  expect(JSON.stringify(posted)).not.toMatch(/4242/);
  expect(field('Card number')).toHaveValue('');
  expect(calls.filter((method) => method === 'POST')).toHaveLength(1);
});

test('another origin, another window, another state, or no token: it does not start', async () => {
  await open();
  hear({ ...START, state }, 'https://evil.test');
  hear({ ...START, state }, SITE, null);
  start({ state: 'other' });
  start({ token: 1 });
  start({ type: 'ready' });
  expect(calls).toEqual([]);
  start();
  await screen.findByText('Q-1');
  start({ token: 'another' });
  expect(calls).toHaveLength(1);
});

test("an account that differs from the payment's own is rejected", async () => {
  await open();
  start({ account: 'USIC' });
  const description = 'This payment belongs to another account.';
  expect(await screen.findByText(description)).toBeVisible();
  expect(posted).toContainEqual({ type: 'failed', description, state });
  expect(posted).not.toContainEqual({ type: 'shown', state });
  expect(screen.queryByLabelText('Card number')).not.toBeVisible();
});

test('an error is shown at its field, which takes the focus; nothing is sent', async () => {
  await open();
  start();
  await userEvent.type(await screen.findByLabelText('Card number'), '4242');
  await userEvent.clear(field('Billing ZIP code'));
  await userEvent.click(screen.getByRole('button', { name: 'Hold $123.45' }));
  expect(field('Card number')).toHaveAccessibleDescription('Check the card number');
  expect(field('Security code')).toHaveAccessibleDescription('Security code is required');
  expect([field('Card number'), document.activeElement]).toEqual([
    document.activeElement,
    field('Card number'),
  ]);
  expect(field('Card number')).toBeInvalid();
  expect(calls).toHaveLength(1);
  expect(await axe(document.body)).toHaveNoViolations();
});

test('a declined card is reported and cleared; another one may follow', async () => {
  await open();
  start();
  pays = [200, { ...OPEN, status: 'declined', decline_code: 'insufficient_funds' }];
  await fillIn('4000000000009995');
  expect(await screen.findByRole('alert')).toHaveTextContent('insufficient funds');
  await waitFor(() => expect(field('Card number')).toHaveFocus());
  expect([field('Card number').value, field('Security code').value]).toEqual(['', '']);
  expect(posted.some((message) => JSON.stringify(message).includes('failed'))).toBe(false);
  pays = [200, { ...OPEN, status: 'authorized' }];
  await userEvent.clear(field('Expires (MM/YY)'));
  await fillIn();
  expect(await screen.findByText(/is held on your card/)).toBeVisible();
});

test.each<[string, Said, Said, RegExp, string]>([
  ['500, nothing done', [500, {}], [200, OPEN], /Nothing was charged/, 'failed'],
  ['lost, but done', 'cut', [200, { ...OPEN, status: 'authorized' }], /is held on your card/, 'paid'],
  ['lost, and no response', 'cut', 'cut', /isn’t answering/, 'failed'],
  ['over', [409, { ...OPEN, status: 'expired' }], [200, OPEN], /no longer open/, 'failed'],
])('the result is requested after an unusable response: %s', async (_name, paid, looked, text, outcome) => {
  await open();
  start();
  await screen.findByLabelText('Card number');
  [pays, looks] = [paid, looked];
  await fillIn();
  expect(await screen.findByText(text)).toBeVisible();
  expect(posted).toContainEqual(expect.objectContaining({ type: outcome, state }));
});

test('a slow bank: reported to the shopper and the site, then paid', async () => {
  await open();
  start();
  pays = [202, { ...OPEN, is_waiting: true }];
  await screen.findByLabelText('Card number');
  looks = [200, { ...OPEN, is_waiting: true }];
  const clock = jest.spyOn(Date, 'now');
  await fillIn();
  expect(await screen.findByText('Asking your bank. Please wait.')).toHaveFocus();
  clock.mockReturnValue(Date.now() + 8_000);
  expect(await screen.findByText(/hasn’t answered yet/)).toBeVisible();
  expect(posted).toContainEqual(expect.objectContaining({ type: 'failed' }));
  looks = [200, { ...OPEN, status: 'authorized' }];
  expect(await screen.findByText(/is held on your card/)).toBeVisible();
});

test('Cancel leaves; so does Escape if it is over the page', async () => {
  await open();
  start();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(posted.filter((message) => JSON.stringify(message).includes('left'))).toHaveLength(1);
  await open('en', true);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(posted).toContainEqual({ type: 'left', state });
});
