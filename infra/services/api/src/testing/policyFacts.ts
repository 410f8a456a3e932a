import {
  type Driver,
  feesTotal,
  type PaymentOption,
  type Question,
  type Quote,
  type Rate,
  type RateFee,
  type RatedVehicle,
  type StateCode,
  type TraceStep,
  type Vehicle,
} from '@shared/domain';
import { type QuestionCode, requiredChoices } from '@shared/domain/purchase';
import { choiceWording } from '@shared/i18n/choices';
import { currentStatement } from '@shared/i18n/statement';
import type { PolicyFacts } from '../documents/policyFacts';
import { CREATED } from './household';
import { TEST_MAIL } from './testApp';

/** Late in the evening where the cars are, and the next day in UTC. */
const SIGNED = '2026-11-22T03:30:00.000Z';

const STEPS: TraceStep[] = (
  [
    ['factor.base', null],
    ['factor.homeowner', '0.9300'],
    ['factor.monitored', '0.9500'],
  ] as const
).map(([factor, multiplier]) => ({ factor, multiplier, detail: {}, before_mills: 0, after_mills: 0 }));

/** Premiums that no two coverages share, so that a mix-up shows. */
const ratedOf = (car: Vehicle, at: number): RatedVehicle => {
  const coverages = car.coverages.map(({ type, limits }, number) => ({
    type,
    limits,
    premium: 10_000 + 1000 * at + 37 * number,
    steps: STEPS,
  }));
  const premium = coverages.reduce((sum, coverage) => sum + coverage.premium, 0);
  return { vehicle_id: car.id, driver_id: null, premium, coverages };
};

const CARRIER = {
  id: 'rate-1',
  carrier_id: 'USIC',
  carrier_product_id: 'P1',
  rate_version: 'r1',
  catalogue_version: 'c1',
} as const;

/** A deposit and five installments, to the cent. */
function optionOf(policyPremium: number, fees: number): PaymentOption {
  const amount = Math.floor(policyPremium / 6);
  return {
    plan_code: '2738',
    plan_type: 'monthly',
    plan_description: '',
    premium: policyPremium + fees,
    deposit: policyPremium + fees - 5 * amount,
    number_of_payments: 5,
    installment_info: { amount, fee: 700 },
    savingsText: null,
  };
}

function rateOf({ vehicles, address }: Pick<Quote, 'vehicles' | 'address'>) {
  const rated = vehicles.map(ratedOf);
  const policyPremium = rated.reduce((sum, { premium }) => sum + premium, 0);
  const fees: RateFee[] = [
    { type: 'policy', count: 1, amount: 3000 },
    { type: 'state_vehicle', count: vehicles.length, amount: 150 },
  ];
  const option = optionOf(policyPremium, feesTotal(fees));
  const rate: Rate = {
    ...CARRIER,
    carrier_product_state_code: address.state,
    policy_premium: policyPremium,
    term: { duration: 6 },
    pay_in_full: false,
    monitored_driver: true,
    vehicles: rated,
    fees,
    payment_options: [option],
    errors: [],
  };
  return { rate, option };
}

const signedFor = (quote: Quote): Quote['signed_choices'] =>
  requiredChoices(quote).map(({ kind, basis }) => ({
    kind,
    basis,
    version: choiceWording(quote.address.state, kind)?.version ?? '',
    consent_id: kind,
    signed_at: SIGNED,
  }));

interface Household {
  vehicles: Vehicle[];
  drivers: Driver[];
  language?: 'en' | 'es';
  state?: StateCode;
}

const question = (code: QuestionCode, text: string, explanation: string | null): Question => ({
  question_code: code,
  text,
  value: explanation !== null,
  explanation,
  disabled: false,
});

const NOTHING_BOUGHT = {
  pay_in_full: false,
  selected_rate: null,
  selected_pay_plan: null,
  payment_plan_code: '2738',
  reviewed_coverages: null,
  signed_choices: [],
  documents: [],
  policy_number: null,
  policyNumber: null,
  esignUrl: null,
  sign_by: null,
  covered_from: null,
  errors: null,
};

/** An application with every answer, nothing signed. */
const applicationOf = ({ vehicles, drivers, state = 'TX' }: Household): Quote => ({
  ...NOTHING_BOUGHT,
  id: 'quote-1',
  version: 9,
  status: 'AUTHORIZED',
  created_at: CREATED,
  quote_number: 'Q-1000001',
  term: { duration: 6, effective: '2026-12-31', expires: '2027-06-30' },
  address: { zip_code: '75201', state, county: 'Dallas', city: 'Dallas', line1: '1 Main St', line2: 'Apt 2' },
  homeowner: true,
  currently_insured: true,
  prior_policy: { insurer_name: 'Old Mutual', term_expiration: '2026-12-30', duration: 6, continuous: true },
  residence_info: { current_residence_date: '2020-02-29', ownership: 'owned' },
  vehicles,
  drivers,
  questions: [
    question('tnc', 'Is any vehicle used for ridesharing?', null),
    question('existing_damage', 'Any damage?', 'A dent at the back'),
  ],
  signed_statement: {
    version: currentStatement(state).version,
    consent_id: 'statement',
    quote_version: 9,
    signed_at: SIGNED,
  },
});

/** Everything a policy's papers are rendered from. */
export function policyFactsOf(household: Household): PolicyFacts {
  const unsigned = applicationOf(household);
  const quote = { ...unsigned, signed_choices: signedFor(unsigned) };
  return {
    ...rateOf(quote),
    quote,
    policyNumber: 'USIC-TX-0000042',
    language: household.language ?? 'en',
    issuedOn: '2026-11-21',
    company: TEST_MAIL.site,
  };
}
