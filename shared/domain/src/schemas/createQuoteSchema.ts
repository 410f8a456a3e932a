import type { InferType } from 'yup';
import { addressSchema } from './addressSchema';
import { closed } from './fields';

/** Body of POST /v2/quotes: `{address}`. The quote key is sealed in the Authorization header. */
export const createQuoteSchema = closed({
  address: addressSchema.required('validation:address_required'),
});

export type CreateQuoteInput = InferType<typeof createQuoteSchema>;
