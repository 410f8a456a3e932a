import { screen, waitFor } from '@testing-library/react';
import { card as en } from '../../locales/en/card';
import { address, callsTo } from '../../testing/openAt';
import { cardHeading, openCard, openForm } from '../../testing/openCard';
import {
  forgetScripts,
  OTHER,
  PAID,
  payable,
  providerComes,
  providerFails,
  providerLoads,
} from '../../testing/payment';

const PATH = '/bol/card-details';
const text = en.card;
const SCRIPT = 'https://cards.test/form.js';

interface ServiceCall {
  url: string;
  body: unknown;
}

/** The form's service, faked at the fetch level. */
function formService(status = 200): ServiceCall[] {
  const seen: ServiceCall[] = [];
  const answer = (input: RequestInfo | URL, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input);
    seen.push({ url, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
    const body = url.endsWith('/customers') ? { CustomerId: 'cu-1' } : { SessionKey: 'key-1' };
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  };
  Object.assign(globalThis, { fetch: answer });
  return seen;
}

const open = () =>
  openCard(OTHER, { path: PATH, changes: { address: { ...payable(OTHER).address, line1: '1 Main St' } } });
const openedForm = () => providerLoads(SCRIPT, 'PaymentForm', 'open');
/** Opens the form; its script answers. */
async function form() {
  await openForm();
  return openedForm();
}

afterEach(forgetScripts);

test('creates the customer account and session, then opens the form with all parameters (section 7) [7-66, 7-68, 7-70, 7-71, 7-72, 7-73, 7-74, R3]', async () => {
  const seen = formService();
  open();
  const { options } = await form();
  expect(seen).toEqual([
    {
      url: 'https://cards.test/customers',
      body: { AuthenticationKey: 'client-token', ExternalCustomerId: 'Q-77', CustomerName: 'Ann Lee' },
    },
    { url: 'https://cards.test/sessions?key=client-token&customer=cu-1', body: null },
  ]);
  expect(options).toMatchObject({
    sessionKey: 'key-1',
    amount: 20_001,
    billingZip: '60018',
    billingStreet: '1 Main St',
    holderName: 'Ann Lee',
    reference: 'Q-77',
    accountGroup: OTHER,
    language: 'en',
  });
});

test('the form is modal, so it waits for a press, and the rest of the page can be used before [R17-4]', async () => {
  const seen = formService();
  const { api, user } = open();
  expect(await screen.findByRole('button', { name: text.open })).toBeInTheDocument();
  expect(document.head.querySelector('script')).toBeNull();
  expect(seen).toEqual([]);
  await user.click(screen.getByRole('button', { name: text.leave }));
  await waitFor(() => expect(address()).toHaveTextContent('/bol/quotes/quote-1/rates'));
  expect(callsTo(api, '/cancel-payment')).toHaveLength(1);
});

test('completed, then closed: continues to the signatures with the plan and the result [R8-10, 4-72]', async () => {
  formService();
  const { api } = open();
  const { say } = await form();
  await cardHeading();
  say({ type: 'complete', result: { session_id: 'session-1' } });
  expect(address()).toHaveTextContent(PATH);
  say({ type: 'close' });
  await waitFor(() => expect(callsTo(api, '/bind')).toHaveLength(1));
  expect(address()).toHaveTextContent('/bol/signatures');
  expect(callsTo(api, '/bind')[0]?.body).toEqual(PAID);
});

test('closed without a payment: cancels, then shows the final quote [R17-4, 4-73]', async () => {
  formService();
  const { api } = open();
  const { say } = await form();
  await cardHeading();
  say({ type: 'close' });
  await waitFor(() => expect(address()).toHaveTextContent('/bol/quotes/quote-1/rates'));
  expect(callsTo(api, '/cancel-payment')).toHaveLength(1);
  expect(callsTo(api, '/bind')).toHaveLength(0);
});

test('error: shows the alert with the provider’s description, which also stays on the page [8-23]', async () => {
  formService();
  const { bus } = open();
  const alerts = jest.fn();
  bus.on('alert:show-requested', alerts);
  const { say } = await form();
  await cardHeading();
  say({ type: 'error', description: 'The bank does not answer.' });
  const values = { description: 'The bank does not answer.' };
  expect(alerts).toHaveBeenCalledWith({
    variant: 'danger',
    textKey: 'common:alerts.provider_error',
    values,
  });
  expect(await screen.findByText('The bank does not answer.')).toBeInTheDocument();
});

test('a form that closed itself: the page says what happened, with a retry and a way to leave', async () => {
  formService();
  const { api, user } = open();
  await openForm();
  const { say } = await providerComes(SCRIPT, 'PaymentForm', 'open');
  await cardHeading();
  expect(screen.getByText('Loading for Payment')).toBeInTheDocument();
  say({ type: 'error', description: 'The card service isn’t answering.' });
  expect(await screen.findByText('The card service isn’t answering.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: text.leave })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const again = await openedForm();
  await waitFor(() => expect(screen.queryByText('Loading for Payment')).not.toBeInTheDocument());
  again.say({ type: 'close' });
  await waitFor(() => expect(callsTo(api, '/cancel-payment')).toHaveLength(1));
});

test.each(['its script', 'its service'])(
  '%s fails to load: cancels, then shows the final quote [R17-4]',
  async (what) => {
    formService(what === 'its service' ? 500 : 200);
    const { api } = open();
    await openForm();
    if (what === 'its script') await providerFails(SCRIPT);
    await waitFor(() => expect(address()).toHaveTextContent('/bol/quotes/quote-1/rates'));
    expect(callsTo(api, '/cancel-payment')).toHaveLength(1);
  },
);
