import { choice } from '../../schemas/fields';
import { postalAddressSchema } from '../../schemas/postalAddressSchema';
import { US_STATES } from '../license/data/usStates';

/** Where mail goes, as policy details asks it and the API takes it in the purchase (reading 45). */
export const mailingAddressSchema = postalAddressSchema.shape({
  state: choice(US_STATES, 'validation:state_required').required('validation:state_required'),
});
