import type { Quote, RateResult } from '@shared/domain';
import { keptLines, openChoices } from '@shared/domain/purchase';
import { choiceWording } from '@shared/i18n/choices';
import { currentStatement } from '@shared/i18n/statement';
import type { Buyer } from './buyer';
import type { FakeProviders } from './fakeProviders';
import { stateApplication } from './fixtures';
import type { Call, Method } from './testClient';

export const MAIL = { to: 'ann@example.com' };
export const CONTACT = { ...MAIL, fullName: 'Ann Lee', phoneNumber: '3125550100' };

/** A shopper whose calls the test sends to either node, and what their browser knows. */
export interface Shopper {
  buyer: Buyer;
  quote: Quote;
  rates?: RateResult;
  payment?: Awaited<ReturnType<Buyer['opened']>>;
}

export type Given = Partial<Call> & { query?: string };
const METHODS: readonly Method[] = ['GET', 'POST', 'PATCH', 'DELETE'];

export function send<T = RateResult & Quote>(
  shopper: Shopper,
  call: string,
  { query = '', ...given }: Given = {},
) {
  const { buyer, quote } = shopper;
  const method = METHODS.find((one) => call.startsWith(one)) ?? 'GET';
  const path = (call.split(' ')[1] ?? '')
    .replace('{id}', quote.id)
    .replace('{vehicleId}', quote.vehicles.at(-1)?.id ?? '')
    .replace('{driverId}', quote.drivers[0]?.id ?? '')
    .replace('{consentId}', quote.signed_statement?.consent_id ?? '');
  const ifMatch = method === 'PATCH' || method === 'DELETE' ? { ifMatch: quote.version } : {};
  return buyer.client.call<T>({ method, path: path + query, ...ifMatch, ...given });
}

export const QUOTE = 'PATCH /v2/quotes/{id}';
export const CAR = 'PATCH /v2/quotes/{id}/vehicles/{vehicleId}';
export const DRIVER = 'PATCH /v2/quotes/{id}/drivers/{driverId}';
export const NO_CAR = 'DELETE /v2/quotes/{id}/vehicles/{vehicleId}';
export const NO_DRIVER = 'DELETE /v2/quotes/{id}/drivers/{driverId}';
export const NEW_CAR = 'POST /v2/quotes/{id}/vehicles';
export const NEW_DRIVER = 'POST /v2/quotes/{id}/drivers';
export const READ = 'GET /v2/quotes/{id}';
export const RATES = 'GET /v2/quotes/{id}/rates';
export const TOKEN = 'GET /v2/tokens/token';
export const CANCEL = 'POST /v2/quotes/{id}/cancel-payment';
export const EXTEND = 'POST /v2/quotes/{id}/extend-payment';
export const BIND = 'POST /v2/quotes/{id}/bind';
export const COMPLETE = 'POST /v2/quotes/{id}/complete';
export const STATE = 'POST /v2/quotes/{id}/consents/statement';
export const WITHDRAW = 'POST /v2/quotes/{id}/consents/{consentId}/withdraw';
export const HAND_OFF = 'POST /v2/quotes/{id}/handoff';
export const PAPER = 'GET /v2/docs/get_documents';

export const session = ({ payment }: Shopper): Given => ({ body: { session_id: payment?.session.id } });
export const order = ({ payment }: Shopper): Given => ({ body: payment?.sent });
export const chosenRate = ({ rates }: Shopper): Given => ({
  body: { selected_rate: { id: rates?.best_match?.id } },
});
export const plan = ({ rates, quote }: Shopper): Given => {
  const options = rates?.best_match?.payment_options ?? [];
  const monthly = options.find(({ plan_type: type }) => type === 'monthly') ?? quote.selected_pay_plan;
  return { body: { payment_plan_code: monthly?.plan_code ?? 'monthly' } };
};
export const statement = ({ quote }: Shopper): Given => ({
  body: { version: currentStatement('IL').version, quote_version: quote.version },
});
export const choices = ({ quote }: Shopper): Given => ({
  body: {
    choices: openChoices(quote).map(({ kind, basis }) => ({
      kind,
      basis,
      version: choiceWording(quote.address.state, kind)?.version,
    })),
  },
});
export const lines = ({ quote }: Shopper): Given => ({
  body: { choices: keptLines(quote).map(({ line, choice, basis }) => ({ line, choice, basis })) },
});
export const paper = ({ quote }: Shopper): Given => ({
  query: `?PDF_URL=${encodeURIComponent(quote.documents[0]?.url ?? '')}`,
});
export const owner = (homeowner: boolean): Given => ({ body: { homeowner } });
export const used: Given = { body: { use_code: 'pleasure' } };
export const goodStudent: Given = { body: { good_student: true } };
/** The version before the other node's edit. */
export const outdated =
  (given: Given) =>
  ({ quote }: Shopper) => ({ ...given, ifMatch: quote.version - 1 });

export const rate = async (shopper: Shopper) => {
  shopper.rates = (await send(shopper, RATES)).body;
};
export const rateFinally = async (shopper: Shopper) => {
  shopper.rates = (await send(shopper, RATES, { query: '?type=final_quote' })).body;
};
export const pay = async (shopper: Shopper) => {
  shopper.payment?.system.pay(shopper.payment.session.id);
  await send(shopper, BIND, order(shopper));
};

/** Every call from the first answer to the papers, with a payment that is closed to change an answer. */
export async function buyAPolicy(buyer: Buyer, { payments }: FakeProviders): Promise<void> {
  const payment = await buyer.opened();
  const shopper: Shopper = { buyer, payment, quote: payment.quote };
  await send(shopper, CANCEL, session(shopper));
  await send(shopper, DRIVER, goodStudent);
  shopper.quote = await stateApplication(buyer.client, await buyer.read(payment.quote));
  await rateFinally(shopper);
  await send(shopper, QUOTE, plan(shopper));
  const { body: token } = await buyer.token();
  const { rate_id, plan_code, session_id } = token;
  payments[token.payment_system].pay(session_id);
  await send(shopper, BIND, { body: { rate_id, plan_code, payment_result: { session_id } } });
  buyer.sign();
  shopper.quote = (await send(shopper, COMPLETE)).body;
  if (shopper.quote.status !== 'COMPLETE') throw new Error(`not bought: ${shopper.quote.status}`);
  await send(shopper, PAPER, paper(shopper));
}
