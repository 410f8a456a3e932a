import { CARRIER_IDS, CARRIERS } from '@shared/domain';
import { aRate, aRateResult, type FakeHandlers } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { openRates, OVERVIEW } from '../testing/openRates';

const open = (handlers: FakeHandlers = {}, search = '') => openRates(`${OVERVIEW}${search}`, handlers);
const standing = () => screen.getByTestId('standing');
const heading = (carrier: RegExp) => screen.findByRole('heading', { level: 1, name: carrier });

test.each(CARRIER_IDS.map((id, index) => [id, index] as const))(
  'a link can name the carrier: %s is shown, and the URL has its index',
  async (carrier, index) => {
    const [best_match = null, ...other_rates] = CARRIER_IDS.map((id) =>
      aRate({ id: `rate-${id}`, carrier_id: id, carrier_product_id: `${id}-DEFAULT` }),
    );
    open({ 'GET /v2/quotes/:id/rates': aRateResult({ best_match, other_rates }) }, `?carrier=${carrier}`);
    expect(await heading(new RegExp(CARRIERS[carrier].name))).toBeInTheDocument();
    await waitFor(() =>
      expect(standing().textContent).toBe(index === 0 ? OVERVIEW : `${OVERVIEW}?index=${index}`),
    );
  },
);

test.each(['?index=9', '?index=-1', '?index=1x', '?index=', '?carrier=NOBODY', '?carrier='])(
  '%s names no offer: the first is shown, and the URL is corrected (2.9) [2.9-1]',
  async (search) => {
    open({}, search);
    expect(await heading(/Fairway Casualty/)).toBeInTheDocument();
    await waitFor(() => expect(standing().textContent).toBe(OVERVIEW));
  },
);
