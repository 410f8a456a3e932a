import { CARRIER_IDS, CARRIERS } from '@shared/domain';
import { aRate, aRateResult, type FakeHandlers } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { openRates, OVERVIEW } from '../testing/openRates';
import { offersOf } from './offersOf';
import { indexFrom } from './useShownOffer';

const open = (handlers: FakeHandlers = {}, search = '') => openRates(`${OVERVIEW}${search}`, handlers);
const standing = () => screen.getByTestId('standing');

const [best_match = null, ...other_rates] = CARRIER_IDS.map((id) =>
  aRate({ id: `rate-${id}`, carrier_id: id, carrier_product_id: `${id}-DEFAULT` }),
);
const all = aRateResult({ best_match, other_rates });

test.each<[search: string, index: number]>([
  ...CARRIER_IDS.map((id, index): [string, number] => [`carrier=${id}`, index]),
  ['', 0],
  ['index=0', 0],
  ['index=4', 4],
  ['index=5', 0],
  ['index=-1', 0],
  ['index=1x', 0],
  ['index=', 0],
  ['carrier=NOBODY', 0],
  ['carrier=', 0],
])('?%s names the offer at %i (2.9) [2.9-1]', (search, index) => {
  expect(indexFrom(new URLSearchParams(search), offersOf(all, Object.values(CARRIERS)))).toBe(index);
});

test('a link can name the carrier: it is shown, and the URL has its index', async () => {
  open({ 'GET /v2/quotes/:id/rates': all }, '?carrier=USIC');
  expect(await screen.findByRole('radio', { name: CARRIERS.USIC.name })).toBeChecked();
  await waitFor(() =>
    expect(standing().textContent).toBe(`${OVERVIEW}?index=${CARRIER_IDS.indexOf('USIC')}`),
  );
});

test.each(['?index=9', '?carrier=NOBODY'])(
  '%s names no offer: the first is shown, and the URL is corrected (2.9) [2.9-1]',
  async (search) => {
    open({}, search);
    expect(await screen.findByRole('radio', { name: 'Fairway Casualty' })).toBeChecked();
    await waitFor(() => expect(standing().textContent).toBe(OVERVIEW));
  },
);
