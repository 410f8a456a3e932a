import type { StateCode } from '@shared/domain';
import { OLD_ACCORD, quackenbush } from '../journey/application/answers';
import { apply } from '../journey/application/apply';
import { button } from '../journey/page';
import { buyOnline } from '../journey/rates';
import { straightToPrices } from '../journey/straightWay';
import { ZIPS } from '../journey/zips';
import { tell } from '../system/story';

/** One state of each policy system (reading 1). */
const STATES: StateCode[] = ['IL', 'TX'];

describe('a whole application on its screens, from the ZIP to the final quote', () => {
  test.each(STATES)('%s', (state) =>
    tell(async (shopper) => {
      const { page, t } = shopper;
      await straightToPrices(shopper, ZIPS[state]);
      await buyOnline(shopper);
      const price = await apply(shopper, {
        street: '1 Main St',
        drivers: [quackenbush(state)],
        vehicles: [OLD_ACCORD],
      });
      expect(price).toBeGreaterThan(0);
      await page.getByText(t('bind:finalQuote.asLowAs')).waitFor();
      // Nothing leads where nothing stands.
      expect(await button(shopper, t('bind:finalQuote.contact')).getAttribute('aria-disabled')).toBeNull();
    }),
  );
});
