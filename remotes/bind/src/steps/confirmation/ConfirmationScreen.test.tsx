import type { CarrierId } from '@shared/domain';
import { refusal, type FakeHandlers, fastForward } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { paymentNews } from '../../locales/en/paymentNews';
import { signing as en } from '../../locales/en/signing';
import { signing as es } from '../../locales/es/signing';
import { address, callsTo, openAt } from '../../testing/openAt';
import { finalResult, quoted, RATES } from '../../testing/openFinal';
import { bound, COMPLETE, FIRST, heldQuote, OTHER } from '../../testing/payment';

const PATH = '/bol/quotes/quote-1/confirmation';
const text = en.confirmation;
const news = paymentNews.paymentNews;

const open = (handlers: FakeHandlers, carrier: CarrierId = FIRST, language?: 'es') =>
  openAt(`${PATH}?envelope=envelope-1&state=once`, bound(carrier), {
    handlers,
    ...(language === undefined ? {} : { language }),
  });

/** Skips the pauses between requests. */
let atEnd = () => {};
beforeEach(() => {
  atEnd = fastForward(2000);
});
afterEach(() => atEnd());

test('shows fetching your documents, at Confirmation [2.12-65, 2.12-80, 2.2-20, 3-157, 9-73]', async () => {
  const { api, bus } = open({ [COMPLETE]: () => new Promise<object>(() => undefined) });
  expect(await screen.findAllByText('Fetching your documents')).toHaveLength(2);
  expect(bus.last('journey:position-changed')).toMatchObject({ step: 'confirmation', percent: 100 });
  expect(api.calls).toContainEqual(expect.objectContaining({ method: 'GET', path: '/v2/quotes/quote-1' }));
});

test.each([
  { id: '2.12-66', carrier: FIRST, path: '/bol/quotes/quote-1/final' },
  { id: '2.12-81', carrier: OTHER, path: '/bol/quotes/quote-1/issued' },
])('$carrier: completes, then shows its final page $path [$id]', async ({ carrier, path }) => {
  open({ [COMPLETE]: bound(carrier, { status: 'COMPLETE' }) }, carrier);
  await waitFor(() => expect(address()).toHaveTextContent(path));
});

test('signed but not complete yet: retries until it is [R8-13]', async () => {
  let asked = 0;
  const statuses = ['SIGNED', 'CAPTURED', 'COMPLETE'] as const;
  const { api } = open({
    [COMPLETE]: () => bound(FIRST, { status: statuses[asked++] ?? 'COMPLETE' }),
  });
  await waitFor(() => expect(address()).toHaveTextContent('/final'));
  expect(callsTo(api, '/complete')).toHaveLength(3);
});

test('a signing service that lags: retries', async () => {
  let asked = 0;
  open({
    [COMPLETE]: () => ((asked += 1) < 4 ? refusal(409, 'not_signed') : bound(FIRST, { status: 'COMPLETE' })),
  });
  await waitFor(() => expect(address()).toHaveTextContent('/final'));
});

test('a signature that does not arrive: says so, with links to sign and to check again', async () => {
  const { api, container, user } = open({ [COMPLETE]: refusal(409, 'not_signed') });
  expect(await screen.findByRole('heading', { name: text.notSignedTitle })).toHaveFocus();
  expect(callsTo(api, '/complete')).toHaveLength(10);
  expect(screen.getByRole('link', { name: text.sign })).toHaveAttribute('href', '/bol/signatures');
  expect(await axe(container)).toHaveNoViolations();
  api.use({ [COMPLETE]: bound(FIRST, { status: 'COMPLETE' }) });
  await user.click(screen.getByRole('button', { name: text.check }));
  await waitFor(() => expect(address()).toHaveTextContent('/final'));
});

test('the server does not respond: says what is saved, and retries in place', async () => {
  const { api, user } = open({ [COMPLETE]: refusal(503, 'unavailable') });
  expect(await screen.findByText(text.failedKept)).toBeInTheDocument();
  api.use({ [COMPLETE]: bound(FIRST, { status: 'COMPLETE' }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(address()).toHaveTextContent('/final'));
});

test('declined to sign: back at the final price, with what became of the card and the number (reading 71) [R71, R8-9]', async () => {
  const held = heldQuote(bound(FIRST));
  open({
    ...held.handlers,
    [RATES]: finalResult(quoted),
    [COMPLETE]: () => {
      held.now(bound(FIRST, { status: 'FINAL_RATED', policy_number: null, esignUrl: null }));
      return refusal(409, 'not_signed');
    },
  });
  await waitFor(() => expect(address()).toHaveTextContent('/bol/quotes/quote-1/rates'));
  const notice = await screen.findByText(news.unsigned.title);
  expect(notice.closest('[role=alert]')).toHaveTextContent(news.unsigned.body);
});

test('expired: the final page says what happened', async () => {
  const held = heldQuote(bound(FIRST));
  open({
    ...held.handlers,
    [COMPLETE]: () => {
      const errors = [{ code: 'purchase_expired', message: 'Not signed in time.' }];
      held.now(bound(FIRST, { status: 'EXPIRED', policy_number: null, errors }));
      return refusal(409, 'not_signed');
    },
  });
  expect(await screen.findByText('Not signed in time.')).toBeInTheDocument();
  expect(address()).toHaveTextContent('/final');
});

test('in Spanish', async () => {
  open({ [COMPLETE]: refusal(409, 'not_signed') }, FIRST, 'es');
  expect(await screen.findByRole('heading', { name: es.confirmation.notSignedTitle })).toBeInTheDocument();
});
