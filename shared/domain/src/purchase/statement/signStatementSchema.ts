import type { InferType } from 'yup';
import { closed, requiredText, whole } from '../../schemas/fields';

/**
 * Body of POST /v2/quotes/{id}/consents/statement (reading 39). `version` is the wording shown, `quote_version` the
 * answers shown above it.
 */
export const signStatementSchema = closed({
  version: requiredText(20),
  quote_version: whole(1, 999_999_999).required('validation:required'),
});

export type SignStatementInput = InferType<typeof signStatementSchema>;
