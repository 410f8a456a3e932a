import { addPolicyholder } from '../journey/drivers';
import { toPrices } from '../journey/rates';
import { answerAbout, NOTHING_SPECIAL, startWithZip } from '../journey/start';
import { ONE_CITY_ZIP } from '../journey/straightWay';
import { addVehicleByCascade, onToDrivers } from '../journey/vehicles';
import { tell } from '../system/story';

test('from a ZIP to a price, with a car from the lists and a driver, each on its screen', () =>
  tell(async (shopper) => {
    await startWithZip(shopper, ONE_CITY_ZIP);
    await answerAbout(shopper, NOTHING_SPECIAL);
    await addVehicleByCascade(shopper);
    await onToDrivers(shopper);
    await addPolicyholder(shopper);
    expect(await toPrices(shopper)).toBeGreaterThan(0);
  }));
