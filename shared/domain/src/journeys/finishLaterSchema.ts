import type { InferType } from 'yup';
import { email } from '../schemas/contactSchemas';
import { choice, closed } from '../schemas/fields';
import { STEP_NAMES } from './stepName';

/** Body of POST /v2/quotes/{id}/resume-links: who gets the link and which step it opens. */
export const finishLaterSchema = closed({
  to: email().required('validation:email_required'),
  step: choice(STEP_NAMES).required('validation:required'),
});

export type FinishLaterInput = InferType<typeof finishLaterSchema>;
