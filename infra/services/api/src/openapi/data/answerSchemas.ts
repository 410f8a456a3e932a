import { CARRIER_IDS, CONSENT_KINDS, KEPT_KINDS, LINE_IDS, PARTNER_MODES } from '@shared/domain';
import type { JsonSchema } from '../jsonSchema';
import { driver, quote, vehicle } from './entitySchemas';
import {
  choicePrices,
  deductibleSteps,
  packageDifference,
  paymentOption,
  priceChange,
  priceRange,
  rate,
} from './rateSchemas';
import {
  text,
  yesNo,
  whole,
  cents,
  date,
  instant,
  ref,
  words,
  orNull,
  list,
  record,
  errors,
} from './schemaParts';

/** How long a payment stays open, and how often that can still be moved. */
const paymentTime = { seconds_left: whole, extensions_left: whole };

/** The API's responses, as the domain's entities declare them; a test validates real responses against these. */
export const ANSWER_SCHEMAS: Record<string, JsonSchema> = {
  CodedError: record({ code: text, message: text, attribute: text }, ['attribute']),
  Errors: record({ errors, version: whole, server_time: whole }, ['version', 'server_time']),
  SealedRequest: record({
    encryptedData: { type: 'string', pattern: '^(?:[0-9a-f]{2})+$' },
    ivString: { type: 'string', pattern: '^[0-9a-f]{24}$' },
  }),
  SealedAnswer: record({ data: text, ivString: text }),
  Quote: quote,
  Vehicle: vehicle,
  Driver: driver,
  PaymentOption: paymentOption,
  Rate: rate,
  QuoteAnswer: record({ quote: ref('Quote') }),
  VehicleAnswer: record({ vehicle: ref('Vehicle'), quote: ref('Quote') }),
  DriverAnswer: record({ driver: ref('Driver'), quote: ref('Quote'), social: text }, ['social']),
  RateResult: record({
    best_match: orNull(ref('Rate')),
    other_rates: list(ref('Rate')),
    declined: list(record({ carrier_id: words(CARRIER_IDS), errors })),
    errors,
    quote_number: orNull(text),
  }),
  PriceChanges: record(
    {
      carrier_id: words(CARRIER_IDS),
      changes: list(priceChange),
      deductibles: list(deductibleSteps),
      packages: list(packageDifference),
      superseded: yesNo,
    },
    ['packages', 'superseded'],
  ),
  PriceRange: priceRange,
  ChoicePrices: choicePrices,
  PaymentToken: record({
    value: text,
    payment_system: words(['sdk', 'hosted']),
    origin: text,
    account: text,
    amount: cents,
    reference: text,
    rate_id: text,
    plan_code: text,
    session_id: text,
    ...paymentTime,
  }),
  PaymentTime: record(paymentTime),
  PolicyDocument: record({ content_type: text, content_base64: text }),
  Accepted: record({ status: words(['accepted']) }),
  Consents: record({ consents: list(ref('Consent')) }),
  Consent: record(
    {
      id: text,
      kind: words(CONSENT_KINDS),
      version: text,
      language: words(['en', 'es']),
      wording: text,
      given_at: instant,
      withdrawn_at: orNull(instant),
      line: words(LINE_IDS),
    },
    ['line'],
  ),
  MyData: record({
    exported_at: instant,
    kept_as: words(KEPT_KINDS),
    days_kept: whole,
    quote: ref('Quote'),
    consents: list(ref('Consent')),
  }),
  Erasure: record({ erased: yesNo, days_kept: whole }),
  AddressAnswer: record({
    suggestedAddress: orNull(record({ line1: text, line2: text, city: text, state: text, zip: text })),
  }),
  Location: record(
    {
      zip_code: text,
      state: orNull(text),
      counties: list(record({ name: text, cities: list(text) })),
      covered: yesNo,
      boxes_only: {
        ...yesNo,
        description: 'true: mail goes to P.O. boxes or one organization, so ask for the ZIP of the street',
      },
    },
    ['boxes_only'],
  ),
  Carriers: record({
    carriers: list(
      record({
        id: words(CARRIER_IDS),
        tag: text,
        name: text,
        short_name: text,
        phone: text,
        rating: record({ stars: { type: 'number' }, score: { type: 'number' } }),
        description_key: text,
        in_full_by_phone: yesNo,
      }),
    ),
    agency: record({ name: text, licenses: { type: 'object' } }),
  }),
  Coverages: record({ coverages: list({ type: 'object' }) }),
  Partner: record({
    key: text,
    name: text,
    origins: list(text),
    modes: list(words(PARTNER_MODES)),
    language: words(['en', 'es']),
    theme: { type: 'object' },
    hold: orNull(text),
    stopped: yesNo,
  }),
  PartnerOrigin: record({ inline: yesNo }),
  PartnerCounts: record({
    counts: list(record({ day: date, started: whole, priced: whole, bought: whole })),
  }),
  HandOff: record({ code: text, expires_at: instant }),
  Keys: record({ keys: list({ type: 'object' }) }),
  Status: record({ status: text }),
  Health: record({
    status: text,
    providers: {
      type: 'object',
      additionalProperties: record({ state: words(['unknown', 'up', 'down']), status: whole, code: text }, [
        'status',
        'code',
      ]),
    },
  }),
  Description: { type: 'object' },
};
