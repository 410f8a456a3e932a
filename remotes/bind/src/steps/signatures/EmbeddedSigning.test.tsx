import { refusal, type FakeHandlers } from '@shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { signing as en } from '../../locales/en/signing';
import { address, callsTo, openAt } from '../../testing/openAt';
import { bound, COMPLETE, heldQuote, OTHER } from '../../testing/payment';

const ORIGIN = 'https://sign.test';
const text = en.signing;
const DONE = { type: 'signing:completed', envelope: 'envelope-1', state: 'once' };

/** The server has the signature, and is not done with the rest while the test lasts. */
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
const frame = () => screen.findByTitle<HTMLIFrameElement>(text.frame);

/** A window says something to the page. */
function say(data: unknown, { origin = ORIGIN, source }: { origin?: string; source: Window | null }) {
  act(() => void fireEvent(window, new MessageEvent('message', { data, origin, source })));
}

test('the signing page stands in ours, 600 px high, and the screen is accessible [2.12-62, 9-21, R3]', async () => {
  const { container } = open();
  const signing = await frame();
  expect(signing).toHaveAttribute('src', 'https://sign.test/sign/abc#once');
  expect(signing).toHaveAttribute('height', '600');
  expect(screen.getByRole('heading', { level: 1, name: text.heading })).toHaveFocus();
  expect(await axe(container, { iframes: false })).toHaveNoViolations();
});

test('reviewed and completed: confirmed with the server, then the confirmation [4-60, R8-3]', async () => {
  const { api } = open();
  const source = (await frame()).contentWindow;
  say({ ...DONE, type: 'signing:reviewed' }, { source });
  expect(callsTo(api, '/complete')).toHaveLength(0);
  say(DONE, { source });
  await waitFor(() => expect(address()).toHaveTextContent('/bol/quotes/quote-1/confirmation'));
  expect(callsTo(api, '/complete').length).toBeGreaterThan(0);
});

test.each([
  ['of another origin', DONE, { origin: 'https://evil.test' }, 'frame'],
  ['of a like-named origin', DONE, { origin: 'https://sign.test.evil.test' }, 'frame'],
  ['of another window', DONE, {}, 'page'],
  ['of no window', DONE, {}, 'none'],
  ['of another shape', { type: 'signing:completed' }, {}, 'frame'],
  ['that is a text', 'signing:completed', {}, 'frame'],
  ['of another signature', { ...DONE, state: 'another' }, {}, 'frame'],
  ['of no signature', { ...DONE, state: '' }, {}, 'frame'],
  ['of another kind', { ...DONE, type: 'signing:other' }, {}, 'frame'],
] as const)('a forged message, %s, is ignored', async (_name, data, from, by) => {
  const { api } = open();
  const own = (await frame()).contentWindow;
  say(data, { ...from, source: { frame: own, page: window, none: null }[by] });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(callsTo(api, '/complete')).toHaveLength(0);
  expect(address()).toHaveTextContent('/bol/signatures');
});

test('a message that comes again is heard once', async () => {
  const { api } = open({ [COMPLETE]: refusal(409, 'not_signed') });
  const source = (await frame()).contentWindow;
  say(DONE, { source });
  await screen.findByText(text.notSigned);
  const asked = callsTo(api, '/complete').length;
  say(DONE, { source });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(callsTo(api, '/complete')).toHaveLength(asked);
});

test('a message that the server does not confirm goes nowhere, and says so', async () => {
  const { api, user } = open({ [COMPLETE]: refusal(409, 'not_signed') });
  say(DONE, { source: (await frame()).contentWindow });
  expect(await screen.findByText(text.notSigned)).toBeInTheDocument();
  expect(address()).toHaveTextContent('/bol/signatures');
  api.use({ [COMPLETE]: signed() });
  await user.click(screen.getByRole('button', { name: text.check }));
  await waitFor(() => expect(address()).toHaveTextContent('/confirmation'));
});

test('the server does not answer: the signature is kept, and it is asked again', async () => {
  const { api, user } = open({ [COMPLETE]: refusal(503, 'unavailable') });
  say(DONE, { source: (await frame()).contentWindow });
  expect(await screen.findByText(text.checkFailed)).toBeInTheDocument();
  api.use({ [COMPLETE]: signed() });
  await user.click(screen.getByRole('button', { name: text.check }));
  await waitFor(() => expect(address()).toHaveTextContent('/confirmation'));
});

test('declined there: the purchase has ended, and a person is next', async () => {
  const held = heldQuote(bound(OTHER));
  open({
    ...held.handlers,
    [COMPLETE]: () => {
      const errors = [{ code: 'purchase_failed', message: 'No policy.' }];
      held.now(bound(OTHER, { status: 'FAILED', policy_number: null, esignUrl: null, errors }));
      return refusal(409, 'not_signed');
    },
  });
  say({ ...DONE, type: 'signing:declined' }, { source: (await frame()).contentWindow });
  await waitFor(() => expect(address()).toHaveTextContent('/contact-us'));
});
