import { CARRIER_IDS, isIsoDate, type Moratorium, STATE_CODES } from '@shared/domain';
import { array, object, type Schema, string } from 'yup';

export const isoDate = () =>
  string().test(
    'date',
    '${path} must be a date like 2026-08-10',
    (value) => value === undefined || isIsoDate(value),
  );

/** One moratorium, in the file of an earlier release, in the command and in the API alike. */
export const moratoriumSchema = object({
  carrier: string().oneOf(CARRIER_IDS),
  state: string().oneOf(STATE_CODES),
  county: string().min(1).max(80),
  from: isoDate().required(),
  until: isoDate(),
})
  .noUnknown()
  .strict(true)
  .test(
    'place',
    'a moratorium must name a carrier or a state, and a county only with its state',
    ({ carrier, state, county }) => state !== undefined || (carrier !== undefined && county === undefined),
  )
  .test(
    'order',
    'a moratorium ends before it begins',
    ({ from, until }) => until === undefined || from <= until,
  );

const schema: Schema<Moratorium[]> = array().of(moratoriumSchema.required()).required().strict(true);

/**
 * The content of `moratoriums.json` of an earlier release. @throws SyntaxError or ValidationError, which say what is
 * wrong and where.
 */
export function readMoratoriums(text: string): Moratorium[] {
  return schema.validateSync(JSON.parse(text), { strict: true });
}
