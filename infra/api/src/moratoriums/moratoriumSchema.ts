import { CARRIER_IDS, isIsoDate, type Moratorium, STATE_CODES } from '@shared/domain';
import { array, object, type Schema, string } from 'yup';

const isoDate = () =>
  string().test(
    'date',
    '${path} must be a date like 2026-08-10',
    (value) => value === undefined || isIsoDate(value),
  );

const entry = object({
  carrier: string().oneOf(CARRIER_IDS),
  state: string().oneOf(STATE_CODES),
  county: string().min(1).max(80),
  from: isoDate().required(),
  until: isoDate(),
})
  .noUnknown()
  .test(
    'place',
    '${path} must name a carrier or a state, and a county only with its state',
    ({ carrier, state, county }) => state !== undefined || (carrier !== undefined && county === undefined),
  )
  .test('order', '${path} ends before it begins', ({ from, until }) => until === undefined || from <= until);

/** The content of `moratoriums.json`: a list, empty while nothing is stopped. */
const schema: Schema<Moratorium[]> = array().of(entry.required()).required().strict(true);

/** @throws SyntaxError or ValidationError, which say what is wrong and where. */
export function readMoratoriums(text: string): Moratorium[] {
  return schema.validateSync(JSON.parse(text), { strict: true });
}
