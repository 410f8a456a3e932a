import type { Quote, RateResult } from '@shared/domain';
import type { TestClient } from './testClient';

export const DES_PLAINES = { zip_code: '60018', state: 'IL', county: 'Cook', city: 'Des Plaines' };
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

/** A new quote of this client. */
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

/** A quote whose best rate without a monitored driver was bought: it applies (reading 8). */
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

/** A driver's answers of the purchase, whole for a policyholder in Illinois. */
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
