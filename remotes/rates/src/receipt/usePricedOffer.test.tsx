import { act, screen } from '@testing-library/react';
import { settle } from '@shared/testing';
import { openMath, openRates, OVERVIEW } from '../testing/openRates';
import { twoOffers } from '../testing/rateHandlers';

/** The offers after an edit in another tab: new rates, and $10 more for each payment of the second one. */
function afterEdit() {
  const { best_match, other_rates, ...result } = twoOffers();
  const dearer = other_rates.map((rate) => ({
    ...rate,
    id: 'rate-2b',
    payment_options: rate.payment_options.map((option) => ({ ...option, deposit: option.deposit + 1_000 })),
  }));
  return { ...result, best_match: best_match && { ...best_match, id: 'rate-1b' }, other_rates: dearer };
}

const withoutSteps = ({ other_rates, ...result }: ReturnType<typeof twoOffers>) => ({
  ...result,
  other_rates: other_rates.map((rate) => ({
    ...rate,
    vehicles: rate.vehicles.map((car) => ({
      ...car,
      coverages: car.coverages.map((coverage) => ({ ...coverage, steps: [] })),
    })),
  })),
});

test('if the receipt’s rate was replaced, the prices are requested again and the new one is shown with its steps', async () => {
  let isEdited = false;
  const { api, user } = openRates(`${OVERVIEW}?index=1`, {
    'GET /v2/quotes/:id/rates': ({ query }) => {
      const now = isEdited ? afterEdit() : twoOffers();
      const rateId = query.get('rate_id');
      // The edit comes between the prices and the receipt.
      isEdited = true;
      return rateId === 'rate-2b' ? now : withoutSteps(now);
    },
  });
  await openMath(user);
  expect(await screen.findByText('$170.000')).toBeInTheDocument();
  expect(screen.getAllByText('$210')[0]).toBeInTheDocument();
  await act(settle);
  const asked = api.calls.filter(({ path }) => path.endsWith('/rates'));
  expect(asked.map(({ query }) => query.get('rate_id'))).toEqual([null, 'rate-2', null, 'rate-2b']);
});
