import type { InferType } from 'yup';
import { email } from './contactSchemas';
import { closed, requiredText } from './fields';

/** Body of POST /v2/resume-links: requests an email with a new link to a quote (reading 39). */
export const resumeLinkSchema = closed({
  quote_id: requiredText(64),
  to: email().required('validation:email_required'),
});

/** Body of POST /v2/resume: the single-use code of an emailed link. A truncated or mistyped code counts as used. */
export const resumeSchema = closed({ code: requiredText(200) });

export type ResumeLinkInput = InferType<typeof resumeLinkSchema>;
export type ResumeInput = InferType<typeof resumeSchema>;
