import { paths, STATE_CODES } from '@shared/domain';
import { rows } from '@shared/testing/form';
import { addPolicyholder } from '../journey/drivers';
import { visit } from '../journey/page';
import { toComparison, toPrices } from '../journey/rates';
import { answerAbout, NOTHING_SPECIAL } from '../journey/start';
import { addAnother, addVehicleByCascade, addVehicleByVin, NEW_CAR, onToDrivers } from '../journey/vehicles';
import { ZIPS } from '../journey/zips';
import { tell } from '../system/story';

const HOMEOWNER = { homeowner: true, insured: { insurer: 'Example Mutual', until: '03/28/2027' } };

describe('from a ZIP in every state to prices of at least four carriers (readings 2)', () => {
  test.each(rows(STATE_CODES, (state) => state === 'IN'))(
    '%s, with one car from the lists and one by VIN [R2, R33-4]',
    (state) =>
      tell(async (shopper) => {
        await visit(shopper, paths.start({ zipCode: ZIPS[state] }));
        // Every second one gives the longer answers, so that both variants are tested.
        await answerAbout(shopper, STATE_CODES.indexOf(state) % 2 === 0 ? NOTHING_SPECIAL : HOMEOWNER);
        await addVehicleByCascade(shopper, NEW_CAR);
        await addAnother(shopper);
        await addVehicleByVin(shopper);
        await onToDrivers(shopper);
        await addPolicyholder(shopper);
        expect(await toPrices(shopper)).toBeGreaterThan(0);
        const offers = await toComparison(shopper);
        expect(new Set(offers.map(({ carrier }) => carrier)).size).toBeGreaterThanOrEqual(4);
        expect(offers.every(({ price }) => price > 0)).toBe(true);
      }),
  );
});
