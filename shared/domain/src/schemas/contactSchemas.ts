import type { InferType } from 'yup';
import { closed, requiredText, text } from './fields';

// Text, an at sign, text, a dot, text (section 5); bounded, and without nested repetition, so it stays linear.
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
// Ten digits of the North American plan, with or without the dashes of the field's mask.
const PHONE = /^[2-9][0-9]{2}-?[2-9][0-9]{2}-?[0-9]{4}$/;

/** An e-mail address (at most 254 characters). */
export function email() {
  return text(254).matches(EMAIL, { message: 'validation:email_invalid', excludeEmptyString: true });
}

/** A US phone number: ten digits, dashes allowed; `phoneDigits` makes it bare. */
export function phone() {
  return text(12).matches(PHONE, { message: 'validation:phone_invalid', excludeEmptyString: true });
}

/** Body of POST /v2/quotes/{id}/send: the recipient. */
export const sendQuoteSchema = closed({ to: email().required('validation:email_required') });

/** Body of POST /v2/quotes/{id}/contact_me (section 3, Contact-me payload). */
export const contactMeSchema = closed({
  to: email().required('validation:email_required'),
  fullName: requiredText(120, 'validation:name_required'),
  phoneNumber: phone().required('validation:phone_required'),
});

export type SendQuoteInput = InferType<typeof sendQuoteSchema>;
export type ContactMeInput = InferType<typeof contactMeSchema>;
