import { closed, requiredText, text } from './fields';
import { latin } from './latin';

/** A mailing address: a street or a P.O. box, in any state. */
export const postalAddressSchema = closed({
  line1: latin(requiredText(120, 'validation:street_required')),
  line2: latin(text(120)).nullable().defined('validation:required'),
  city: latin(requiredText(80, 'validation:city_required')),
  state: text(2)
    .required('validation:state_required')
    .matches(/^[A-Z]{2}$/, { message: 'validation:choice_invalid', excludeEmptyString: true }),
  zip_code: text(5)
    .required('validation:zip_required')
    .matches(/^[0-9]{5}$/, { message: 'validation:zip_invalid', excludeEmptyString: true }),
});
