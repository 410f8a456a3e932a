import { addDriver, addPolicyholder, TEENAGER } from '../journey/drivers';
import { toPrices } from '../journey/rates';
import { millsOf, ratioOf, receiptsShown, type ShownReceipt } from '../journey/receipt';
import { answerAbout, startWithZip } from '../journey/start';
import { addAnother, addVehicleByText, addVehicleByVin, onToDrivers } from '../journey/vehicles';
import { tell } from '../system/story';

const sum = (parts: number[]): number => parts.reduce((all, part) => all + part, 0);

/** Each step's amount is the previous one times its factor, to the mill; the last is the total to the cent. */
function expectStepsMultiply({ caption, rows }: ShownReceipt): void {
  const steps = rows.slice(0, -1);
  let before = millsOf(steps[0]?.amount ?? '');
  for (const { label, factor, amount } of steps.slice(1)) {
    const after = millsOf(amount);
    if (factor !== '') {
      const [numerator, denominator] = ratioOf(factor);
      const exact = BigInt(before) * numerator;
      // Rounded half up to a mill at each step.
      const rounded = Number((2n * exact + denominator) / (2n * denominator));
      expect({ caption, label, amount: after }).toEqual({ caption, label, amount: rounded });
    }
    before = after;
  }
  expect({ caption, total: millsOf(rows.at(-1)?.amount ?? '') }).toEqual({ caption, total: before });
}

describe('how a price is made', () => {
  test('the receipt adds up exactly: every factor, every car, every fee', () =>
    tell(async (shopper) => {
      const { t } = shopper;
      await startWithZip(shopper, '43215');
      await answerAbout(shopper, {
        homeowner: true,
        insured: { insurer: 'Example Mutual', until: '03/28/2027' },
      });
      await addVehicleByText(shopper, '2018 Ford F-150');
      await addAnother(shopper);
      await addVehicleByVin(shopper);
      await onToDrivers(shopper);
      await addPolicyholder(shopper);
      await addDriver(shopper, TEENAGER);
      await toPrices(shopper);
      const [totals, ...coverages] = await receiptsShown(shopper);
      if (!totals) throw new Error('no receipt');
      expect(coverages.length).toBeGreaterThanOrEqual(6);
      coverages.forEach(expectStepsMultiply);
      const amounts = totals.rows.map(({ amount }) => millsOf(amount));
      const at = totals.rows.findIndex(
        ({ label }) => label === t('rates:receipt.policyPremium', { months: 6 }),
      );
      expect(at).toBe(2);
      expect(sum(amounts.slice(0, at))).toBe(amounts[at]);
      expect(sum(amounts.slice(at, -1))).toBe(amounts.at(-1));
      const parts = coverages.map(({ rows }) => millsOf(rows.at(-1)?.amount ?? ''));
      expect(sum(parts)).toBe(amounts[at]);
    }));
});
