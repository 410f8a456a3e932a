import { rateQuote } from '@infra/rating';
import { SAMPLE_DATE, sampleVehicle } from '@infra/rating/samples';
import { siteTexts } from '@infra/e2e/journey/texts';
import {
  CARRIERS,
  finalQuoteOptions,
  inFull,
  paymentTotal,
  planView,
  priceParts,
  priceSteps,
  publicCarrier,
  shownTotal,
  STATE_CODES,
  type PlanType,
  type Quote,
  type StateCode,
} from '@shared/domain';
import { finalDifference } from '@shared/domain/purchase';
import { createI18n, type Translate } from '@shared/i18n';
import { reasonFor } from '../../../../remotes/rates/src/compare/reasonFor';
import { pricesOnAxis } from '../../../../remotes/rates/src/plan/pricesOnAxis';
import { sideRows } from '../../../../remotes/rates/src/side/sideRows';
import { chartSamples } from './chartSamples';

const t = createI18n({ language: 'en', resources: siteTexts }).getFixedT('en', 'rates') as Translate<'rates'>;
const { quote: sample } = chartSamples();

/** Two cars in this state, which makes the state's fee for cars visible, paid one way. */
function screensOf(state: StateCode, planType: PlanType) {
  const car = sampleVehicle(state);
  const quote: Quote = {
    ...sample,
    address: { ...sample.address, state },
    vehicles: [car, { ...car, id: 'vehicle-2', manufacturer: 'Honda', model: 'CR-V' }],
    pay_in_full: planType === 'pay_in_full',
  };
  const { best_match, other_rates } = rateQuote({ quote }, SAMPLE_DATE);
  const offers = [best_match, ...other_rates].flatMap((rate, index) =>
    rate ? [{ index, rate, carrier: publicCarrier(CARRIERS[rate.carrier_id]) }] : [],
  );
  return { quote, offers };
}

/** Amounts of a text, in cents. */
const amountsIn = (text: string): number[] =>
  [...text.matchAll(/\$([\d,]+)(?:\.(\d\d))?/g)].map(
    ([, dollars = '', cents = '0']) => Number(dollars.replaceAll(',', '')) * 100 + Number(cents),
  );
const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

const WAYS = ['monthly', 'pay_in_full'] as const;
const CASES = STATE_CODES.flatMap((state) => WAYS.map((way) => [state, way] as const));

describe.each(CASES)('%s, paid %s: no two figures of one screen contradict each other', (state, way) => {
  const { quote, offers } = screensOf(state, way);
  const axis = pricesOnAxis(offers, way);

  test('the prices: the saving is the difference of the two totals in view, and one of them is the price [R54]', () => {
    for (const { rate, view } of axis.offers) {
      const [monthly, whole] = WAYS.map((each) => shownTotal(rate, each));
      expect(view.total).toBe(way === 'monthly' ? monthly : whole);
      expect(inFull(rate)).toEqual({ price: whole, savings: (monthly ?? 0) - (whole ?? 0) });
      expect(view.total).toBe(view.today + view.count * view.later);
      expect(view.saving).toBe((monthly ?? 0) - (whole ?? 0));
    }
  });

  test('the receipt and the staircase end at the price above them [R54]', () => {
    for (const { rate, view } of axis.offers) {
      for (const plan of finalQuoteOptions(rate.payment_options)) {
        expect(sum(priceParts(rate, plan).map(({ amount }) => amount))).toBe(paymentTotal(plan));
      }
      const steps = priceSteps(rate, view.option);
      const starts = [0, ...steps.map(({ after }) => after)];
      expect(steps.map(({ before }) => before)).toEqual(starts.slice(0, -1));
      if (steps.length > 0) expect(starts.at(-1)).toBe(view.total);
      for (const { before, after, parts: inStep } of steps) {
        if (inStep.length > 0) expect(sum(inStep.map(({ cents }) => cents))).toBe(after - before);
      }
    }
  });

  test('side by side: payments, and premium with fees and rounding, both add up to the total below [R54]', () => {
    const rows = sideRows(offers, quote, way, t);
    for (const { carrier, rate } of offers) {
      const cell = (id: string) => {
        const { text = '' } = rows.find((row) => row.id === id)?.cells[carrier.id] ?? {};
        return amountsIn(text)[0] ?? 0;
      };
      const count = planView(rate, way)?.count ?? 0;
      expect(cell('deposit') + count * cell('payments')).toBe(cell('total'));
      expect(sum(['premium', 'fees', 'installmentFees', 'rounding'].map(cell))).toBe(cell('total'));
      const cars = quote.vehicles.map(({ id }) => {
        const coverages = rows.filter((row) => row.id.startsWith(`${id} `));
        expect(sum(coverages.map((row) => cell(row.id)))).toBe(cell(id));
        return cell(id);
      });
      expect(sum(cars)).toBe(cell('premium'));
    }
  });

  test('the comparison: what the first one says it costs less is the difference of two rows [R54]', () => {
    const { key, values } = reasonFor(axis.offers);
    const [first, next] = axis.offers.map(({ view }) => view.total);
    if (key === 'compare.why') {
      expect(amountsIn(String(values['amount']))).toEqual([(next ?? 0) - (first ?? 0)]);
    }
    for (const { view } of axis.offers) expect(view.total).toBe(paymentTotal(view.option));
  });

  test('what changed: each carrier’s causes, a new filing’s fee among them, add up to the difference of both totals [R54]', () => {
    const drivers = quote.drivers.map((driver) => ({
      ...driver,
      credit_score: 'fair' as const,
      requires_sr22: true,
    }));
    const told = offers.flatMap(({ rate }) => {
      const { best_match: final } = rateQuote(
        { quote: { ...quote, drivers }, productId: rate.carrier_product_id },
        SAMPLE_DATE,
      );
      return final ? [{ final, fees: final.fees, told: finalDifference(rate, final) }] : [];
    });
    expect(told.length).toBeGreaterThan(0);
    for (const {
      final,
      told: { causes, difference, quoted, final: total },
    } of told) {
      expect(total).toBe(shownTotal(final, way));
      expect(total - quoted).toBe(difference);
      expect(causes.length).toBeGreaterThan(0);
      expect(sum(causes.map(({ cents }) => cents))).toBe(difference);
      // Rounding each payment up explains at most a dollar for each; more would hide a cause.
      const payments = (planView(final, way)?.count ?? 0) + 1;
      const rounded = causes.find(({ cause }) => cause === 'rounding')?.cents ?? 0;
      expect(Math.abs(rounded)).toBeLessThanOrEqual(100 * payments);
    }
  });
});
