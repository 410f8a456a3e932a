import { object } from 'yup';
import { givenId } from './givenId';

/**
 * Body of POST /quotes/{id}/cancel-payment. `session_id` names the payment, so that canceling another one is not taken
 * for a retry. A browser that never received it sends none, which cancels the open payment.
 */
export const cancelSchema = object({ session_id: givenId(80) })
  .noUnknown(true, 'validation:unknown_field')
  .strict(true);
