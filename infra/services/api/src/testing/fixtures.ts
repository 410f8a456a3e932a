import type { Quote, RateResult } from '@shared/domain';
import { packagesBasis } from '@shared/domain/purchase';
import { currentStatement } from '@shared/i18n/statement';
import type { TestClient } from './testClient';

export const DES_PLAINES = { zip_code: '60018', state: 'IL', county: 'Cook', city: 'Des Plaines' };
export const DALLAS = { zip_code: '75201', state: 'TX', county: 'Dallas', city: 'Dallas' };
export const ACCORD = {
  year: 2021,
  manufacturer: 'Honda',
  model: 'Accord',
  trim: 'EX',
  vin: '1HGCV1F4*MA******',
  use_code: 'commute',
};
export const PAT = {
  age: 30,
  gender: 'male',
  marital_status: 'single',
  license_status: 'active',
  credit_score: 'good',
  first_name: 'Wilhelmina',
  last_name: 'Quackenbush',
};

export async function createQuote(client: TestClient, address: object = DES_PLAINES): Promise<Quote> {
  const { status, body } = await client.call<Quote>({
    method: 'POST',
    path: '/v2/quotes',
    body: { address },
  });
  if (status !== 201) throw new Error(`no quote: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** A quote with one vehicle and one driver. */
export async function createRatableQuote(client: TestClient, address: object = DES_PLAINES): Promise<Quote> {
  const { id } = await createQuote(client, address);
  await client.call({ method: 'POST', path: `/v2/quotes/${id}/vehicles`, body: ACCORD });
  const { status, body } = await client.call<{ quote: Quote }>({
    method: 'POST',
    path: `/v2/quotes/${id}/drivers`,
    body: PAT,
  });
  if (status !== 201) throw new Error(`no driver: ${status} ${JSON.stringify(body)}`);
  return body.quote;
}

/** A quote whose best rate without a monitored driver was bought: it is applying (reading 8). */
export async function createBoughtQuote(client: TestClient, address: object = DES_PLAINES): Promise<Quote> {
  const quote = await createRatableQuote(client, address);
  const path = `/v2/quotes/${quote.id}`;
  const { body: rates } = await client.call<RateResult>({ method: 'GET', path: `${path}/rates` });
  const rate = [rates.best_match, ...rates.other_rates].find((one) => one?.monitored_driver === false);
  const bought = await client.call<Quote>({
    method: 'PATCH',
    path,
    body: { selected_rate: { id: rate?.id } },
    ifMatch: quote.version,
  });
  if (bought.status !== 200) throw new Error(`not bought: ${bought.status} ${JSON.stringify(bought.body)}`);
  return bought.body;
}

/** A driver's answers of the purchase, complete for a policyholder in Illinois. */
export const PURCHASE_PAT = {
  first_name: 'Wilhelmina',
  last_name: 'Quackenbush',
  birthday: '1996-05-06',
  gender: 'male',
  marital_status: 'single',
  policy_holder_relationship: 'me',
  included_in_policy: true,
  occupation: 'retired',
  international_license: false,
  license_status: 'active',
  license_state: 'IL',
  license_number: 'Q12345678901',
  license_issued_at: '2012-05-06',
  requires_sr22: false,
  good_student: false,
  defensive_driver: false,
  accident_violations: [],
};

/** A vehicle's answers of the purchase. */
export const PURCHASE_ACCORD = {
  vin: '1HGCV1F45MA000009',
  use_code: 'commute',
  current_mileage: 42_000,
  estimated_annual_distance: 9000,
  lienholder: null,
};

/** Every answer of the purchase, sent with the calls of its forms. `start` is the policy's first day. Nothing is signed. */
export async function createApplication(
  client: TestClient,
  start: string,
  place: object = DES_PLAINES,
): Promise<Quote> {
  let quote = await createBoughtQuote(client, place);
  const base = `/v2/quotes/${quote.id}`;
  const patch = async (path: string, body: object) => {
    const call = { method: 'PATCH', path: base + path, body, ifMatch: quote.version } as const;
    const answer = await client.call<Quote & { quote?: Quote }>(call);
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    quote = answer.body.quote ?? answer.body;
  };
  await patch('', {
    term: { duration: 6, effective: start },
    address: { ...place, line1: '1 Main St', line2: null },
    residence_info: { current_residence_date: '2020-02-29', ownership: 'rented' },
  });
  const contact = { email: 'pat@example.com', phone: '3125550100', communication_preference: 'email' };
  await patch(`/drivers/${quote.drivers[0]?.id}`, { ...PURCHASE_PAT, ...contact });
  await patch(`/vehicles/${quote.vehicles[0]?.id}`, PURCHASE_ACCORD);
  await patch('', { reviewed_coverages: packagesBasis(quote.vehicles) });
  await patch('', { questions: unansweredAsNo(quote) });
  return quote;
}

/** An application in Illinois that was declared true, so its final quote can be requested. */
export async function createStatedApplication(client: TestClient, start: string): Promise<Quote> {
  return stateApplication(client, await createApplication(client, start));
}

/** Everything the review requires before the final quote. */
export async function stateApplication(client: TestClient, quote: Quote): Promise<Quote> {
  const { version } = currentStatement(quote.address.state);
  const { status, body } = await client.call<{ quote: Quote }>({
    method: 'POST',
    path: `/v2/quotes/${quote.id}/consents/statement`,
    body: { version, quote_version: quote.version },
  });
  if (status !== 201) throw new Error(`not stated: ${status} ${JSON.stringify(body)}`);
  return body.quote;
}

/** Every question answered: its forced value, else No. */
const unansweredAsNo = ({ questions }: Quote): { question_code: string; value: boolean }[] =>
  (questions ?? []).map(({ question_code, value }) => ({ question_code, value: value ?? false }));
