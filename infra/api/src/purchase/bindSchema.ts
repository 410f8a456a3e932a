import { object } from 'yup';
import { givenId } from './givenId';

const required = (max: number) => givenId(max).required('validation:required');

/** Body of POST /quotes/{id}/bind (reading 8). */
export const bindSchema = object({
  rate_id: required(64),
  plan_code: required(20),
  payment_result: object({ session_id: required(80) })
    .noUnknown(true, 'validation:unknown_field')
    .strict(true)
    .required('validation:required'),
})
  .noUnknown(true, 'validation:unknown_field')
  .strict(true);
