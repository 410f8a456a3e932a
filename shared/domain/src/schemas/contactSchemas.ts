import type { InferType } from 'yup';
import { EMAIL_MAX_LENGTH, isEmail } from '../contact';
import { closed, requiredText, text } from './fields';

// Ten digits of the North American plan, with or without the mask's dashes and the country code 1 (reading 47).
const PHONE = /^(?:\+?1[- ]?)?[2-9][0-9]{2}-?[2-9][0-9]{2}-?[0-9]{4}$/;

/** An email address, checked by `isEmail`. */
export function email() {
  return text(EMAIL_MAX_LENGTH).test(
    'email',
    'validation:email_invalid',
    (value) => !value || isEmail(value),
  );
}

/** A US phone number: ten digits, dashes and a leading 1 allowed; `phoneDigits` strips them. */
export function phone() {
  return text(15).matches(PHONE, { message: 'validation:phone_invalid', excludeEmptyString: true });
}

/** Body of POST /v2/quotes/{id}/send: the recipient. */
export const sendQuoteSchema = closed({ to: email().required('validation:email_required') });

/**
 * Body of POST /v2/quotes/{id}/contact_me (section 3, Contact-me payload). `telephoneConsent` is present only if the
 * shopper checked it; its version is the wording shown.
 */
export const contactMeSchema = closed({
  to: email().required('validation:email_required'),
  fullName: requiredText(120, 'validation:name_required'),
  phoneNumber: phone().required('validation:phone_required'),
  telephoneConsent: closed({ version: requiredText(20) })
    .optional()
    .default(undefined),
});

/** Body of POST /v2/quotes/{id}/consents/{consentId}/withdraw: empty (reading 39). */
export const withdrawConsentSchema = closed({});

export type SendQuoteInput = InferType<typeof sendQuoteSchema>;
export type ContactMeInput = InferType<typeof contactMeSchema>;
