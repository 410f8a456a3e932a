import { choice } from '../../schemas/fields';
import { postalAddressSchema } from '../../schemas/postalAddressSchema';
import { US_STATES } from '../license/data/usStates';

/** The mailing address on policy details and in the purchase API (reading 45). */
export const mailingAddressSchema = postalAddressSchema.shape({
  state: choice(US_STATES, 'validation:state_required').required('validation:state_required'),
});
