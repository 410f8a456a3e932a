import { object, string } from 'yup';

const token = (max: number) =>
  string()
    .strict()
    .matches(/^[\w.:-]+$/, 'validation:invalid')
    .max(max, 'validation:too_long')
    .required('validation:required');

/** Body of POST /quotes/{id}/bind (reading 8). */
export const bindSchema = object({
  rate_id: token(64),
  plan_code: token(20),
  payment_result: object({ session_id: token(80) })
    .noUnknown(true, 'validation:unknown_field')
    .strict(true)
    .required('validation:required'),
})
  .noUnknown(true, 'validation:unknown_field')
  .strict(true);
