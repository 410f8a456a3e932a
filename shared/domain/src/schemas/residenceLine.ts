import type { StringSchema } from 'yup';
import { isPoBox } from '../contact/isPoBox';

/** An address line where people live and cars are kept: no P.O. boxes. Error key: `validation:po_box`. */
export const residenceLine = <S extends StringSchema<string | null | undefined>>(schema: S): S =>
  schema.test('residence', 'validation:po_box', (line) => !line || !isPoBox(line));
