import type { StringSchema } from 'yup';
import { type NoHome, noHomeAt, noStreetIn } from '../reading/street';

const keptWhere =
  (whyNot: (line: string) => NoHome | null) =>
  <S extends StringSchema<string | null | undefined>>(schema: S): S =>
    schema.test({
      name: 'residence',
      test: (line, { createError }) => {
        const why = line ? whyNot(line) : null;
        return why === null || createError({ message: `validation:${why}` });
      },
    });

/** The line with the street where people live and cars are kept; the error key is the reason (reading 64). */
export const streetLine = keptWhere(noStreetIn);

/** The line below it: a unit, but no box. */
export const residenceLine = keptWhere(noHomeAt);
