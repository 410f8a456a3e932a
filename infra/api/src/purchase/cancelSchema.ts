import { object } from 'yup';
import { givenId } from './givenId';

/**
 * Body of POST /quotes/{id}/cancel-payment: the payment that is left, so that leaving another one is another action; none
 * where the browser never heard of it, which leaves whichever is open.
 */
export const cancelSchema = object({ session_id: givenId(80) })
  .noUnknown(true, 'validation:unknown_field')
  .strict(true);
