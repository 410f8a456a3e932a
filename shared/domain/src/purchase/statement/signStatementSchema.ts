import type { InferType } from 'yup';
import { closed, requiredText, whole } from '../../schemas/fields';

/**
 * Body of POST /v2/quotes/{id}/consents/statement (reading 39). `version` names the words that were shown, `quote_version` the
 * answers that stood above them.
 */
export const signStatementSchema = closed({
  version: requiredText(20),
  quote_version: whole(1, 999_999_999).required('validation:required'),
});

export type SignStatementInput = InferType<typeof signStatementSchema>;
