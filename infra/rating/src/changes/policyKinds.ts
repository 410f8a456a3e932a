import {
  CREDIT_SCORES,
  DEFAULT_TORT,
  driverOptions,
  policyHolderOf,
  presentInsurance,
  STATE_RULES,
  TORT_OPTIONS,
  type Driver,
} from '@shared/domain';
import { ratedDrivers } from '../risk';
import { adjacentWords } from './neighbors';
import { ofDriver, ofQuote, type Variation, type Varied } from './variation';

type OfQuote = (varied: Varied) => Variation[];
type OfDriver = (varied: Varied, driver: Driver) => Variation[];

const yesOrNo = (to: boolean) => ({ to: to ? 'yes' : 'no' });

/** The opposite answer; a missing one becomes yes. */
const homeowner: OfQuote = ({ quote }) => {
  const to = quote.homeowner !== true;
  return [ofQuote(quote, { kind: 'homeowner', values: yesOrNo(to) }, { homeowner: to })];
};

/** The opposite of what counts (reading 55): a policy that ended too long ago becomes one in force. */
const insurance: OfQuote = ({ quote, date }) => {
  const to = presentInsurance(quote, date) !== 'insured';
  const change = { currently_insured: to, prior_policy: null };
  return [ofQuote(quote, { kind: 'currently_insured', values: yesOrNo(to) }, change)];
};

const payInFull: OfQuote = ({ quote }) => {
  const to = !quote.pay_in_full;
  const values = { to: to ? 'pay_in_full' : 'monthly' };
  return [ofQuote(quote, { kind: 'pay_in_full', values }, { pay_in_full: to })];
};

const tort: OfQuote = ({ quote }) => {
  if (!STATE_RULES[quote.address.state].tortAsked) return [];
  const holder = policyHolderOf(quote.drivers);
  const from = holder?.tort ?? DEFAULT_TORT;
  return TORT_OPTIONS.filter((option) => option !== from).map((to) =>
    // The policyholder's answer applies to the household (reading 50).
    ofQuote(
      quote,
      { kind: 'tort', values: { from, to } },
      {
        drivers: quote.drivers.map((driver) => (driver === holder ? { ...driver, tort: to } : driver)),
      },
    ),
  );
};

/** Variations of the whole policy. */
export const POLICY_KINDS: readonly OfQuote[] = [homeowner, insurance, payInFull, tort];

const optionsOf = ({ quote }: Varied, driver: Driver) =>
  driverOptions({ ...driver, state: quote.address.state });

const credit: OfDriver = (varied, driver) => {
  if (!optionsOf(varied, driver).credit) return [];
  const from = driver.credit_score ?? 'none';
  const scale = CREDIT_SCORES.filter((score) => score !== 'none');
  // No history rates like good.
  return adjacentWords(scale, from === 'none' ? 'good' : from).map((to) =>
    ofDriver(varied.quote, { kind: 'credit', values: { from, to } }, driver, { credit_score: to }),
  );
};

const defensiveDriver: OfDriver = (varied, driver) =>
  !driver.defensive_driver && optionsOf(varied, driver).defensiveDriver
    ? [
        ofDriver(varied.quote, { kind: 'defensive_driver', values: {} }, driver, {
          defensive_driver: true,
        }),
      ]
    : [];

const goodStudent: OfDriver = (varied, driver) =>
  !driver.good_student && optionsOf(varied, driver).goodStudent
    ? [ofDriver(varied.quote, { kind: 'good_student', values: {} }, driver, { good_student: true })]
    : [];

const sr22: OfDriver = ({ quote }, driver) =>
  driver.requires_sr22 && STATE_RULES[quote.address.state].sr22Offered
    ? [ofDriver(quote, { kind: 'sr22', values: {} }, driver, { requires_sr22: false })]
    : [];

/** What a driver adds, under the wire's older name; anyone but the policyholder can be left out (reading 11). */
const withoutDriver: OfDriver = ({ quote }, driver) =>
  !driver.policy_holder && driver.age !== null
    ? [ofDriver(quote, { kind: 'young_driver', values: { age: driver.age } }, driver, null)]
    : [];

const OF_DRIVER: readonly OfDriver[] = [credit, defensiveDriver, goodStudent, sr22, withoutDriver];

/** Variations of the drivers who rate. A new kind is a line here and its texts. */
export function driverVariations(varied: Varied): Variation[] {
  return ratedDrivers(varied.quote.drivers).flatMap((driver) =>
    OF_DRIVER.flatMap((of) => of(varied, driver)),
  );
}
