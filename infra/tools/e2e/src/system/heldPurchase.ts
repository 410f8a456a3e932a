import {
  getQuote,
  rateQuote,
  updateDriver,
  updateQuote,
  updateVehicle,
  signStatement,
} from '@shared/api-client/requests';
import { addDays, dateIn, type DriverPatch, type Rate, timeZoneOf } from '@shared/domain';
import { packagesBasis } from '@shared/domain/purchase';
import { currentStatement } from '@shared/i18n/statement';
import { ADDRESS, holdQuote, type HeldQuote } from './heldQuote';
import type { Shopper } from './shopper';

/** A complete VIN that no table has, so it fits any car (reading 65). */
export const WHOLE_VIN = 'JHZFC2F76ER500001';

const POLICYHOLDER = {
  first_name: 'Wilhelmina',
  last_name: 'Quackenbush',
  birthday: '1984-05-06',
  policy_holder_relationship: 'me',
  included_in_policy: true,
  occupation: 'retired',
  international_license: false,
  license_state: 'OH',
  license_number: 'QU123456',
  license_issued_at: '2002-05-06',
  requires_sr22: false,
  accident_violations: [],
  email: 'wilhelmina@example.com',
  phone: '3125550100',
  communication_preference: 'email',
} satisfies DriverPatch;

/** The name that the policyholder signs with. */
export const SIGNER = `${POLICYHOLDER.first_name} ${POLICYHOLDER.last_name}`;

/** A car's answers of the purchase, without a lienholder. */
const CAR_ANSWERS = {
  vin: WHOLE_VIN,
  use_code: 'commute',
  current_mileage: 42_000,
  estimated_annual_distance: 9000,
  lienholder: null,
} as const;

export interface HeldPurchase extends HeldQuote {
  /** The bought rate and the policy's first prices. */
  rate: Rate;
}

/** A quote bought over the API, without a monitored driver; its application is empty. */
export async function holdBought(shopper: Shopper, place = ADDRESS): Promise<HeldPurchase> {
  return chooseRate(await holdQuote(shopper, 'rated', place));
}

/** Buys the best rate without a monitored driver. */
export async function chooseRate(held: HeldQuote): Promise<HeldPurchase> {
  const { client, quoteId } = held;
  const { best_match, other_rates } = await rateQuote(client, quoteId);
  const rate = [best_match, ...other_rates].find((one) => one?.monitored_driver === false);
  if (!rate) throw new Error('nothing to buy');
  await updateQuote(client, quoteId, { selected_rate: { id: rate.id } });
  return { ...held, rate };
}

/** The same, with policy details, driver and car answered; Ohio requires no signature. */
export async function holdPurchase(shopper: Shopper, place = ADDRESS): Promise<HeldPurchase> {
  const held = await holdBought(shopper, place);
  await answerApplication(held, place);
  return held;
}

/** Answers policy details, driver and car. */
export async function answerApplication(
  { client, quoteId, driverId, vehicleId }: HeldQuote,
  place = ADDRESS,
): Promise<void> {
  const today = dateIn(timeZoneOf(place), new Date());
  await updateQuote(client, quoteId, {
    term: { duration: 6, effective: addDays(today, 7) },
    address: { ...place, line1: '1 Main St', line2: null },
    residence_info: { current_residence_date: '2020-02-29', ownership: 'rented' },
  });
  await updateDriver(client, quoteId, driverId, POLICYHOLDER);
  await updateVehicle(client, quoteId, vehicleId, CAR_ANSWERS);
}

/** Reviews the coverages and answers the carrier's questions: forced values, else No. */
export async function answerQuestions({ client, quoteId }: HeldQuote): Promise<void> {
  const { questions, vehicles } = await getQuote(client, quoteId);
  await updateQuote(client, quoteId, { reviewed_coverages: packagesBasis(vehicles) });
  const answers = (questions ?? []).map(({ question_code, value }) => ({
    question_code,
    value: value ?? false,
  }));
  await updateQuote(client, quoteId, { questions: answers });
}

/** Signs the statement, as the review does, so that the final quote can be requested. */
export async function stateApplication({ client, quoteId }: HeldQuote): Promise<void> {
  const { version } = currentStatement(ADDRESS.state);
  const { version: quoteVersion } = await getQuote(client, quoteId);
  await signStatement(client, quoteId, { version, quote_version: quoteVersion });
}
