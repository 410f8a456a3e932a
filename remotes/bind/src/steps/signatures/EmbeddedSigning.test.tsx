import { refusal, type FakeHandlers, fastForward, settle } from '@shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { signing as en } from '../../locales/en/signing';
import { address, callsTo, openAt } from '../../testing/openAt';
import { bound, COMPLETE, heldQuote, OTHER } from '../../testing/payment';

const ORIGIN = 'https://sign.test';
const text = en.signing;
const DONE = { type: 'signing:completed', envelope: 'envelope-1', state: 'once' };

/** The server has the signature, but the rest does not finish during the test. */
function signed() {
  let asked = 0;
  return () => {
    asked += 1;
    return asked === 1 ? bound(OTHER, { status: 'SIGNED' }) : new Promise<object>(() => undefined);
  };
}

const open = (handlers: FakeHandlers = {}) =>
  openAt('/bol/signatures', bound(OTHER), {
    handlers: { [COMPLETE]: signed(), ...handlers },
  });
/** Loads the signing page in its frame, which reports ready. */
async function theFrame(): Promise<HTMLIFrameElement> {
  const found = await frame();
  say({ ...DONE, type: 'signing:ready' }, { source: found.contentWindow });
  return found;
}
const frame = () => screen.findByTitle<HTMLIFrameElement>(text.frame);

/** Posts a message from a window to the page. */
function say(data: unknown, { origin = ORIGIN, source }: { origin?: string; source: Window | null }) {
  act(() => void fireEvent(window, new MessageEvent('message', { data, origin, source })));
}

test('the signing page is embedded, 600 px high, and the screen is accessible [2.12-62, 9-21, R3-2]', async () => {
  const { container } = open();
  const signing = await theFrame();
  expect(signing).toHaveAttribute('src', 'https://sign.test/sign/abc#once');
  expect(signing).toHaveAttribute('height', '600');
  expect(screen.getByRole('heading', { level: 1, name: text.heading })).toHaveFocus();
  expect(signing).toBeVisible();
  expect(screen.queryByText(text.loadingTitle)).not.toBeInTheDocument();
  expect(await axe(container, { iframes: false })).toHaveNoViolations();
});

describe('until the signing page is ready', () => {
  test('it says that the documents load, regardless of the frame’s load event', async () => {
    const { container } = open();
    const signing = await frame();
    act(() => void signing.dispatchEvent(new Event('load')));
    say({ ...DONE, type: 'signing:ready', state: 'another' }, { source: signing.contentWindow });
    expect(screen.getByText(text.loadingTitle)).toBeVisible();
    expect(signing).not.toBeVisible();
    expect(await axe(container, { iframes: false })).toHaveNoViolations();
  });

  test('if it fails to load: says so, with a contact link, and can be reloaded', async () => {
    const atEnd = fastForward(20_000);
    const { api, container, user } = open();
    expect(await screen.findByText(text.notLoadedTitle)).toBeVisible();
    atEnd();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
    expect(screen.queryByText(text.loadingTitle)).not.toBeInTheDocument();
    expect(await axe(container, { iframes: false })).toHaveNoViolations();
    const first = await frame();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText(text.loadingTitle)).toBeVisible();
    const second = await theFrame();
    expect(second).not.toBe(first);
    expect(second).toBeVisible();
    say(DONE, { source: second.contentWindow });
    await waitFor(() => expect(callsTo(api, '/complete').length).toBeGreaterThan(0));
  });

  test('a slow one is shown when it loads', async () => {
    const atEnd = fastForward(20_000);
    open();
    await screen.findByText(text.notLoadedTitle);
    atEnd();
    expect(await theFrame()).toBeVisible();
    expect(screen.queryByText(text.notLoadedTitle)).not.toBeInTheDocument();
  });
});

test('reviewed and completed: confirmed with the server, then the confirmation [R8-13, 4-74]', async () => {
  const { api } = open();
  const source = (await theFrame()).contentWindow;
  say({ ...DONE, type: 'signing:reviewed' }, { source });
  expect(callsTo(api, '/complete')).toHaveLength(0);
  say(DONE, { source });
  await waitFor(() => expect(address()).toHaveTextContent('/bol/quotes/quote-1/confirmation'));
  expect(callsTo(api, '/complete').length).toBeGreaterThan(0);
});

const FORGED = [
  ['from another origin', DONE, { origin: 'https://evil.test' }, 'frame'],
  ['from a similar origin', DONE, { origin: 'https://sign.test.evil.test' }, 'frame'],
  ['from another window', DONE, {}, 'page'],
  ['from no window', DONE, {}, 'none'],
  ['with another shape', { type: 'signing:completed' }, {}, 'frame'],
  ['as a plain string', 'signing:completed', {}, 'frame'],
  ['for another signature', { ...DONE, state: 'another' }, {}, 'frame'],
  ['for no signature', { ...DONE, state: '' }, {}, 'frame'],
  ['with an unknown type', { ...DONE, type: 'signing:other' }, {}, 'frame'],
] as const;

test('ignores forged messages', async () => {
  const { api } = open();
  const own = (await theFrame()).contentWindow;
  for (const [name, data, from, by] of FORGED) {
    say(data, { ...from, source: { frame: own, page: window, none: null }[by] });
    await act(settle);
    expect([name, callsTo(api, '/complete')]).toEqual([name, []]);
  }
  expect(address()).toHaveTextContent('/bol/signatures');
});

test('handles a repeated message once', async () => {
  const { api } = open({ [COMPLETE]: refusal(409, 'not_signed') });
  const source = (await theFrame()).contentWindow;
  say(DONE, { source });
  await screen.findByText(text.notSigned);
  const asked = callsTo(api, '/complete').length;
  say(DONE, { source });
  await act(settle);
  expect(callsTo(api, '/complete')).toHaveLength(asked);
});

test('a message the server does not confirm has no effect, and the page says so', async () => {
  const { api, user } = open({ [COMPLETE]: refusal(409, 'not_signed') });
  say(DONE, { source: (await theFrame()).contentWindow });
  expect(await screen.findByText(text.notSigned)).toBeInTheDocument();
  expect(address()).toHaveTextContent('/bol/signatures');
  api.use({ [COMPLETE]: signed() });
  await user.click(screen.getByRole('button', { name: text.check }));
  await waitFor(() => expect(address()).toHaveTextContent('/confirmation'));
});

test('the server does not respond: the signature is kept, and the request is retried', async () => {
  const { api, user } = open({ [COMPLETE]: refusal(503, 'unavailable') });
  say(DONE, { source: (await theFrame()).contentWindow });
  expect(await screen.findByText(text.checkFailed)).toBeInTheDocument();
  api.use({ [COMPLETE]: signed() });
  await user.click(screen.getByRole('button', { name: text.check }));
  await waitFor(() => expect(address()).toHaveTextContent('/confirmation'));
});

test('declined there: the purchase has ended, with a link to a person', async () => {
  const held = heldQuote(bound(OTHER));
  open({
    ...held.handlers,
    [COMPLETE]: () => {
      const errors = [{ code: 'purchase_failed', message: 'No policy.' }];
      held.now(bound(OTHER, { status: 'FAILED', policy_number: null, esignUrl: null, errors }));
      return refusal(409, 'not_signed');
    },
  });
  say({ ...DONE, type: 'signing:declined' }, { source: (await theFrame()).contentWindow });
  await waitFor(() => expect(address()).toHaveTextContent('/contact-us'));
});
