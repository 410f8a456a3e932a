import type { InferType } from 'yup';
import { STATE_CODES } from '../../entities/codes';
import { choice, closed, requiredText, text } from '../../schemas/fields';
import { latin } from '../../schemas/latin';
import { zipCodeSchema } from '../../schemas/zipCodeSchema';

/** Body of POST /v2/address/validate (section 7, reading 38). */
export const validateAddressSchema = closed({
  line1: latin(requiredText(120, 'validation:street_required')),
  line2: latin(text(120)).nullable(),
  city: latin(requiredText(80, 'validation:city_required')),
  state: choice(STATE_CODES, 'validation:state_not_covered').required('validation:state_not_covered'),
  zip: zipCodeSchema,
});

export type ValidateAddressInput = InferType<typeof validateAddressSchema>;

/** An address in the address service's spelling; `line2` is empty if there is none. */
export interface SuggestedAddress {
  line1: string;
  line2: string;
  city: string;
  state: string;
  zip: string;
}
