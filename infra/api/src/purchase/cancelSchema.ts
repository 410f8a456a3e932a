import { object } from 'yup';
import { givenId } from './givenId';

/**
 * Body of POST /quotes/{id}/cancel-payment: the session to cancel, so that cancelling another one is a different
 * request; if the browser never received it, the open one is cancelled.
 */
export const cancelSchema = object({ session_id: givenId(80) })
  .noUnknown(true, 'validation:unknown_field')
  .strict(true);
