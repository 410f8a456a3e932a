import { CARRIERS, termFrom, type CarrierId, type PaymentOption, type Quote } from '@shared/domain';
import { aPaymentOption, aRate, type FakeHandlers } from '@shared/testing';
import { act, waitFor } from '@testing-library/react';
import { anApplication, START } from './anApplication';

export const TOKEN = 'GET /v2/tokens/token';
export const BIND = 'POST /v2/quotes/:id/bind';
export const CANCEL = 'POST /v2/quotes/:id/cancel-payment';
export const EXTEND = 'POST /v2/quotes/:id/extend-payment';
export const COMPLETE = 'POST /v2/quotes/:id/complete';
const QUOTE = 'GET /v2/quotes/:id';
/** A carrier of each payment system (reading 3). */
export const FIRST: CarrierId = 'USHC';
export const OTHER: CarrierId = 'USIC';

const PLAN: PaymentOption = aPaymentOption({ deposit: 20_001 });

/** An application with a selected plan, paid by this carrier's payment system. */
export function payable(carrier: CarrierId, changes: Partial<Quote> = {}): Quote {
  return anApplication({
    status: 'PLAN_CHOSEN',
    selected_rate: aRate({ carrier_id: carrier }),
    selected_pay_plan: PLAN,
    payment_plan_code: PLAN.plan_code,
    term: termFrom(START, 6),
    ...changes,
  });
}

/** A policy with its number and documents to sign. */
export const bound = (carrier: CarrierId, changes: Partial<Quote> = {}): Quote =>
  payable(carrier, {
    status: 'BOUND',
    policy_number: 'USHC-IL-0000001',
    esignUrl: 'https://sign.test/sign/abc#once',
    sign_by: '2030-11-30T18:00:00.000Z',
    ...changes,
  });

/** Opens a payment of this carrier's system. */
export const tokenFor = (carrier: CarrierId) => ({
  value: 'client-token',
  payment_system: carrier === FIRST ? 'sdk' : 'hosted',
  origin: 'https://cards.test',
  account: CARRIERS[carrier].paymentAccount,
  amount: PLAN.deposit,
  reference: 'Q-77',
  rate_id: 'final.1',
  plan_code: PLAN.plan_code,
  session_id: 'session-1',
  seconds_left: 1800,
  extensions_left: 10,
});

export const PAID = {
  rate_id: 'final.1',
  plan_code: PLAN.plan_code,
  payment_result: { session_id: 'session-1' },
};

/** A quote on the server that tests can change as the server would. */
export function heldQuote(first: Quote): { handlers: FakeHandlers; now: (quote: Quote) => void } {
  let held = first;
  return {
    handlers: { [QUOTE]: () => held },
    now(quote) {
      held = quote;
    },
  };
}

interface FakeScript {
  /** The options it was called with. */
  options: Record<string, unknown>;
  close: jest.Mock;
  /** Sends a provider event to the page. */
  say: (event: object) => void;
}

const scriptAt = (address: string) =>
  document.head.querySelector<HTMLScriptElement>(`script[src="${address}"]`);

async function theScript(address: string): Promise<HTMLScriptElement> {
  await waitFor(() => expect(scriptAt(address)).not.toBeNull());
  const script = scriptAt(address);
  if (script === null) throw new Error('no script');
  return script;
}

/** Loads the provider's script and calls its method; nothing is visible yet. */
export async function providerComes(address: string, name: string, method: string): Promise<FakeScript> {
  const script = await theScript(address);
  const close = jest.fn();
  const open = jest.fn((_options: Record<string, unknown>) => ({ close }));
  Object.assign(window, { [name]: { [method]: open } });
  act(() => void script.dispatchEvent(new Event('load')));
  await waitFor(() => expect(open).toHaveBeenCalled());
  const options = open.mock.calls.at(-1)?.[0] ?? {};
  return {
    options,
    close,
    say(event) {
      const { onEvent } = options;
      if (typeof onEvent === 'function') act(() => void Reflect.apply(onEvent, undefined, [event]));
    },
  };
}

/** Loads the provider's script and shows its fields. */
export async function providerLoads(address: string, name: string, method: string): Promise<FakeScript> {
  const script = await providerComes(address, name, method);
  script.say({ type: 'ready' });
  return script;
}

/** The provider's script fails to load. */
export async function providerFails(address: string): Promise<void> {
  const script = await theScript(address);
  act(() => void script.dispatchEvent(new Event('error')));
}

/** Removes scripts, so none is left for the next test. */
export function forgetScripts(): void {
  for (const script of document.head.querySelectorAll('script')) script.remove();
  for (const name of ['CardSdk', 'PaymentForm']) Reflect.deleteProperty(window, name);
}
