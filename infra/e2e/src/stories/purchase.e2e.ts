import type { StateCode } from '@shared/domain';
import { OLD_ACCORD, quackenbush, type Application } from '../journey/application/answers';
import { apply } from '../journey/application/apply';
import { addDriver, TEENAGER } from '../journey/drivers';
import { button } from '../journey/page';
import { buyOnline, toPrices } from '../journey/rates';
import { toDrivers } from '../journey/straightWay';
import { ZIPS } from '../journey/zips';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';

/** From the ZIP to the final quote, with a teenager for each driver beyond the first; its price in cents. */
async function buyAndApply(shopper: Shopper, state: StateCode, application: Application): Promise<number> {
  await toDrivers(shopper, ZIPS[state]);
  for (let more = 1; more < application.drivers.length; more += 1) await addDriver(shopper, TEENAGER);
  await toPrices(shopper);
  await buyOnline(shopper);
  return apply(shopper, application);
}

const plain = (state: StateCode): Application => ({
  street: '1 Main St',
  drivers: [quackenbush(state)],
  vehicles: [OLD_ACCORD],
});

/** Whatever makes an application long, for a year in Pennsylvania. */
const FAMILY: Application = {
  street: '1 Main St',
  term: 12,
  drivers: [
    quackenbush('PA', { social: '219-09-9999', employer: { name: 'Acme', category: 'Welder' } }),
    quackenbush('PA', { first: 'Otto', birthday: '03/04/2007', relationship: 'son', license: 'abroad' }),
    quackenbush('PA', { first: 'Ida', birthday: '03/04/2007', relationship: 'daughter', excluded: true }),
  ],
  vehicles: [
    {
      ...OLD_ACCORD,
      use: 'business',
      lienholder: { name: 'First Bank', street: '2 Main St', city: 'Chicago', state: 'IL', zip: '60601' },
    },
  ],
  yes: { business_use: 'Samples are carried to customers', prior_cancellation: 'A late payment in 2020' },
};

describe('a whole application on its screens, from the ZIP to the final quote', () => {
  // One state of each policy system (reading 1).
  test.each(['IL', 'TX'] as const)('%s', (state) =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      expect(await buyAndApply(shopper, state, plain(state))).toBeGreaterThan(0);
      await page.getByText(t('bind:finalQuote.asLowAs')).waitFor();
      // Nothing leads where nothing stands.
      expect(await button(shopper, t('bind:finalQuote.contact')).getAttribute('aria-disabled')).toBeNull();
    }),
  );

  test('a family in Pennsylvania, for twelve months', () =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      const price = await buyAndApply(shopper, 'PA', FAMILY);
      expect(price).toBeGreaterThan(0);
      const why = page.getByRole('region', { name: t('bind:difference.heading') }).getByRole('row');
      await why.filter({ hasText: t('bind:cause.factor.term') }).waitFor();
      await why.filter({ hasText: t('bind:cause.factor.use') }).waitFor();
    }));
});
