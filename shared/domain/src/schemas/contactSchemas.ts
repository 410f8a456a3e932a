import type { InferType } from 'yup';
import { EMAIL_MAX_LENGTH, isEmail } from '../reading/email';
import { phoneDigits, phoneExtension } from '../reading/phone';
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

/** Long enough for any spelling with an extension, which gets an error of its own. */
const PHONE_MAX_LENGTH = 40;
const hasExtension = (typed: string): boolean => /\d/.test(phoneExtension(typed));

/** The ten digits of a number in another spelling than PHONE knows; else the text as it is. */
const phoneFrom = (typed: string): string =>
  PHONE.test(typed) || hasExtension(typed) ? typed : (phoneDigits(typed) ?? typed);

/** A US phone number in any spelling; `phoneDigits` strips what is not a digit. */
export function phone() {
  return text(PHONE_MAX_LENGTH)
    .transform((value: unknown) => (typeof value === 'string' ? phoneFrom(value) : value))
    .test({
      name: 'phone',
      message: 'validation:phone_invalid',
      params: { regex: PHONE },
      test: (value, { createError }) => {
        if (!value || PHONE.test(value)) return true;
        return hasExtension(value) ? createError({ message: 'validation:phone_extension' }) : false;
      },
    });
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

/** POST /v2/quotes/{id}/erase: the address says it all. */
export const eraseQuoteSchema = closed({});

export type SendQuoteInput = InferType<typeof sendQuoteSchema>;
export type ContactMeInput = InferType<typeof contactMeSchema>;
