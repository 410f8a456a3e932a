import { string } from 'yup';

/** An id or code that we or a provider issued, sent back in a body. */
export const givenId = (max: number) =>
  string()
    .strict()
    .matches(/^[\w.:-]+$/, 'validation:invalid')
    .max(max, 'validation:too_long');
