import { addDays, type Quote } from '@shared/domain';
import {
  aDriver,
  pasteInto,
  type FakeCall,
  type FakeHandlers,
  type Rendered,
  type RenderOptions,
} from '@shared/testing';
import { todayIn } from '@shared/api-client/hooks';
import { screen, within } from '@testing-library/react';
import { aPurchase, openAt } from '../../../testing/openAt';

/** A policyholder with contact details, so tests can ignore them. */
export const ANN = aDriver({
  first_name: 'Ann',
  last_name: 'Lee',
  phone: '3125550100',
  email: 'ann@example.com',
  communication_preference: 'both',
});

/** A purchase that lacks only the street. */
export const nearlyWhole = (changes: Partial<Quote> = {}): Quote => aPurchase({ drivers: [ANN], ...changes });

const CITIES: Record<string, object> = {
  '60018': { state: 'IL', counties: [{ name: 'Cook', cities: ['Des Plaines', 'Rosemont'] }], covered: true },
  '62701': { state: 'IL', counties: [{ name: 'Sangamon', cities: ['Springfield'] }], covered: true },
  '78701': { state: 'TX', counties: [{ name: 'Travis', cities: ['Austin'] }], covered: true },
};

export const SUGGESTED = {
  line1: '123 N Main St',
  line2: 'Apt 4B',
  city: 'Des Plaines',
  state: 'IL',
  zip: '60018',
};

/** The calls of policy details, over a quote that stores changes. */
function policyServer(first: Quote): FakeHandlers {
  let quote = first;
  const keep = (changes: unknown): Quote => {
    quote = Object.assign({}, quote, changes, { version: quote.version + 1 });
    return quote;
  };
  return {
    'GET /v2/quotes/:id': () => quote,
    'GET /v2/locations/lookup': ({ query }: FakeCall) => {
      const zip_code = query.get('zip_code') ?? '';
      return { zip_code, ...(CITIES[zip_code] ?? { state: null, counties: [], covered: false }) };
    },
    'POST /v2/address/validate': () => ({ status: 200, body: { suggestedAddress: SUGGESTED } }),
    'PATCH /v2/quotes/:id': ({ body }: FakeCall) => keep(body),
    'PATCH /v2/quotes/:id/drivers/:driverId': ({ params, body }: FakeCall) => {
      const known = quote.drivers.find(({ id }) => id === params['driverId']) ?? ANN;
      const driver = Object.assign({}, known, body);
      const drivers = quote.drivers.map((each) => (each.id === driver.id ? driver : each));
      return { driver, quote: keep({ drivers }) };
    },
  };
}

export function openPolicyDetails(
  quote: Quote = nearlyWhole(),
  { path = '/bol/policy-details', handlers = {}, ...options }: RenderOptions = {},
): Rendered {
  return openAt(path, quote, { ...options, handlers: { ...policyServer(quote), ...handlers } });
}

/** Opens the fields of what is known. */
export const change = async (
  { user }: Pick<Rendered, 'user'>,
  what: 'your name' | 'whether you own or rent your home',
) => user.click(await screen.findByRole('button', { name: `Change ${what}` }));
export const save = () => screen.findByRole('button', { name: /^Save and/ });
export const field = (name: string | RegExp) => screen.findByLabelText(name);
export const address = () => screen.getByTestId('address').textContent;

/** The changes sent, in order. */
export const sent = ({ api }: Rendered) =>
  api.calls.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body]);

/** The first day on which the policy can start. */
export const tomorrow = addDays(todayIn({ state: 'IL', county: '' }), 1);

export async function typeStreet(opened: Rendered, street = '123 north main street'): Promise<Rendered> {
  await pasteInto(opened.user, await field('Street address'), street);
  return opened;
}

/** The dialog that offers the checked address, and its button. */
export const dialog = () => screen.findByRole('dialog', { name: 'Check your address' });
export const apply = async () => within(await dialog()).getByRole('button', { name: 'Apply and continue' });
