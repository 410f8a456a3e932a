import type { InferType } from 'yup';
import { STATE_CODES } from '../entities/codes';
import { choice, closed, requiredText, text } from './fields';
import { latin } from './latin';
import { residenceLine, streetLine } from './residenceLine';
import { zipCodeSchema } from './zipCodeSchema';

/** Where the cars are kept; the purchase asks for `line1` and `line2`. `state` is one of the eleven. */
export const addressSchema = closed({
  zip_code: zipCodeSchema,
  state: choice(STATE_CODES, 'validation:state_not_covered').required('validation:state_not_covered'),
  county: latin(text(80)).required('validation:address_required'),
  city: latin(requiredText(80, 'validation:address_required')),
  line1: streetLine(latin(text(120))).nullable(),
  line2: residenceLine(latin(text(120))).nullable(),
});

export type AddressInput = InferType<typeof addressSchema>;
