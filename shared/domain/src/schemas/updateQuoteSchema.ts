import type { InferType } from 'yup';
import { QUOTE_FIELDS } from '../entities/quote';
import { changeSchema } from './fieldSchema';

export { explanationSchema } from './ownTypes';

/**
 * Body of PATCH /v2/quotes/{id}: any of these fields; an absent one is unchanged. `writableFields(status)` decides what
 * may be written when. `selected_rate` is Buy online (reading 8).
 */
export const updateQuoteSchema = changeSchema(QUOTE_FIELDS);

export type UpdateQuoteInput = InferType<typeof updateQuoteSchema>;
