import type { InferType } from 'yup';
import { CHOICE_KINDS } from '../../entities/consent';
import { choice, closed, list, requiredText } from '../../schemas/fields';

/**
 * Body of POST /v2/quotes/{id}/consents (reading 39): the choices a shopper signs. `version` is the wording shown,
 * `basis` what it was shown for.
 */
export const signChoicesSchema = closed({
  choices: list(
    closed({
      kind: choice(CHOICE_KINDS).required('validation:required'),
      version: requiredText(20),
      basis: requiredText(600),
    }),
    CHOICE_KINDS.length,
  )
    .required('validation:required')
    .min(1, 'validation:required'),
});

export type SignChoicesInput = InferType<typeof signChoicesSchema>;
