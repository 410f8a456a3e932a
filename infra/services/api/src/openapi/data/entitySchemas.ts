import {
  CHOICE_KINDS,
  COVERAGE_TYPES,
  DRIVER_FIELDS,
  type Field,
  type FieldTable,
  type FieldType,
  LINE_CHOICES,
  LINE_IDS,
  type OwnType,
  QUOTE_FIELDS,
  type ServerKind,
  STATE_CODES,
  VEHICLE_FIELDS,
} from '@shared/domain';
import type { JsonSchema } from '../jsonSchema';
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
  limit,
} from './schemaParts';

const postal = record({ line1: orNull(text), line2: orNull(text), city: text, state: text, zip_code: text });

/** How each type with rules of its own is returned. */
const OWN_ANSWERS: Record<OwnType, JsonSchema> = {
  email: text,
  phone: text,
  socialSecurity: text,
  licenseNumber: text,
  stateCode: text,
  vin: text,
  webAddress: text,
  postalAddress: postal,
  violations: list(record({ type: text, date, description: orNull(text) })),
  coverages: list(
    record({ type: words(COVERAGE_TYPES), description: text, limits: list(limit), line: words(LINE_IDS) }, [
      'line',
    ]),
  ),
  lienholder: { type: 'object' },
  address: record({
    zip_code: text,
    state: words(STATE_CODES),
    county: text,
    city: text,
    line1: orNull(text),
    line2: orNull(text),
  }),
  term: record({ duration: whole, effective: date, expires: date }),
  rateId: ref('Rate'),
  questionAnswers: list(
    record({
      question_code: text,
      text,
      value: orNull(yesNo),
      explanation: orNull(text),
      disabled: yesNo,
    }),
  ),
};

/** What the server makes, by its kind. */
const SERVER_ANSWERS: Record<ServerKind, JsonSchema> = {
  id: text,
  name: text,
  instant,
  count: whole,
  cents,
  vehicles: list(ref('Vehicle')),
  drivers: list(ref('Driver')),
  paymentOption: ref('PaymentOption'),
  signedChoices: list(
    record({ kind: words(CHOICE_KINDS), version: text, consent_id: text, basis: text, signed_at: instant }),
  ),
  coverageChoices: list(
    record({
      line: words(LINE_IDS),
      choice: words(LINE_CHOICES),
      amount: orNull(cents),
      basis: text,
      signature: orNull(
        record({ version: text, consent_id: text, signed_at: instant, premiums: list(cents) }, ['premiums']),
      ),
    }),
  ),
  signedStatement: record({ version: text, consent_id: text, quote_version: whole, signed_at: instant }),
  documents: list({ type: 'object' }),
  catalogue: list({ type: 'object' }),
  errors,
};

function typeAnswer(type: FieldType): JsonSchema {
  switch (type.is) {
    case 'text':
      return text;
    case 'choice':
      return words(type.of);
    case 'whole':
      return whole;
    case 'yesNo':
      return yesNo;
    case 'date':
      return date;
    case 'record':
      return entityOf(type.fields);
    case 'server':
      return SERVER_ANSWERS[type.of];
    default:
      return OWN_ANSWERS[type.is];
  }
}

function answersOf([name, { type, empty, orNull: isNullable, returned }]: [string, Field]): [
  string,
  JsonSchema,
][] {
  if (returned === 'never') return [];
  if (returned === 'last4') return [[`${name}_last4`, orNull(text)]];
  const answer = typeAnswer(type);
  return [[name, empty === null || isNullable ? orNull(answer) : answer]];
}

/** An entity as the API returns it, by the rows of its fields. */
function entityOf(rows: FieldTable): JsonSchema {
  const fields = Object.entries(rows);
  const optional = fields.flatMap(([name, { returned }]) => (returned === 'sometimes' ? [name] : []));
  return record(Object.fromEntries(fields.flatMap(answersOf)), optional);
}

export const quote = entityOf(QUOTE_FIELDS);
export const vehicle = entityOf(VEHICLE_FIELDS);
export const driver = entityOf(DRIVER_FIELDS);
