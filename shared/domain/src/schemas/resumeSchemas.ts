import type { InferType } from 'yup';
import { STEP_NAMES } from '../journeys/stepName';
import { email } from './contactSchemas';
import { choice, closed, requiredText } from './fields';

/** Body of POST /v2/resume-links: requests an email with a new link to a quote (reading 39). */
export const resumeLinkSchema = closed({
  quote_id: requiredText(64),
  to: email().required('validation:email_required'),
});

/** Body of POST /v2/quotes/{id}/resume-links: who gets the link and which step it opens. */
export const finishLaterSchema = closed({
  to: email().required('validation:email_required'),
  step: choice(STEP_NAMES).required('validation:required'),
});

/** Body of POST /v2/resume: the single-use code of an emailed link. A truncated or mistyped code counts as used. */
export const resumeSchema = closed({ code: requiredText(200) });

export type ResumeLinkInput = InferType<typeof resumeLinkSchema>;
export type FinishLaterInput = InferType<typeof finishLaterSchema>;
export type ResumeInput = InferType<typeof resumeSchema>;
