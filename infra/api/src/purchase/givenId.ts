import { string } from 'yup';

/** An id or code that was given out before, by us or by a provider, as a body names it again. */
export const givenId = (max: number) =>
  string()
    .strict()
    .matches(/^[\w.:-]+$/, 'validation:invalid')
    .max(max, 'validation:too_long');
