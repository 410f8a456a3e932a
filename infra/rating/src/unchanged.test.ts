import {
  coveragesFor,
  findCoverage,
  packageEntries,
  PACKAGE_NAMES,
  pricedAs,
  productCatalogue,
  type RateResult,
  STATE_CODES,
  withChosenLimits,
} from '@shared/domain';
import { finalDifference } from '@shared/domain/purchase';
import { rateQuote } from '.';
import { SAMPLE_DATE, sampleQuote, sampleVehicle } from './samples/sampleQuote';

const ratesOf = ({ best_match: best, other_rates }: RateResult) => (best ? [best, ...other_rates] : []);

describe.each(STATE_CODES)('%s: buying without a change, with every carrier', (state) => {
  test.each(PACKAGE_NAMES)(
    '%s: no notice of other coverage, no difference, and every price [R54, R15-3]',
    (packageName) => {
      const vehicle = sampleVehicle(state, {
        coverage_package_name: packageName,
        coverages: coveragesFor(state, packageName),
      });
      const quoted = ratesOf(rateQuote({ quote: sampleQuote(state, { vehicles: [vehicle] }) }, SAMPLE_DATE));
      expect(quoted.length).toBeGreaterThan(3);
      for (const rate of quoted) {
        const { carrier_product_id: productId } = rate;
        // Buy online gives the car the chosen product's coverages (reading 15).
        const entries = packageEntries(state, packageName, productCatalogue(productId, state));
        const bought = { ...vehicle, coverages: withChosenLimits(entries, vehicle.coverages) };
        const priced = pricedAs(rate, bought);
        const lines = bought.coverages.map(
          ({ type }) => findCoverage(priced?.coverages ?? [], type)?.premium,
        );
        expect({ productId, unpriced: lines.filter((premium) => premium === undefined) }).toEqual({
          productId,
          unpriced: [],
        });
        const quote = sampleQuote(state, { vehicles: [bought] });
        const { best_match: final } = rateQuote({ quote, productId }, SAMPLE_DATE);
        const told = final && finalDifference(rate, final);
        expect({ productId, difference: told?.difference, causes: told?.causes }).toEqual({
          productId,
          difference: 0,
          causes: [],
        });
      }
    },
  );
});
