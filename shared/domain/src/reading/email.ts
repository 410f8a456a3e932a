/** Longest email address (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

// Text, an at sign, text, a dot, text (section 5); without nested repetition, so matching stays linear. Separators that
// mail programs use for names, lists and comments are excluded, so one field holds exactly one address.
const EMAIL = /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(?:\.[^\s@.<>()[\],;:"\\]+)+$/;

/** Whether a text has the shape and length of an email address (section 5); does not check that it exists. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text);
}
