import type { Quote } from '@shared/domain';
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
