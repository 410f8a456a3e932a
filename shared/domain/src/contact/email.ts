/** Longest e-mail address there is (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

// Text, an at sign, text, a dot, text (section 5); without nested repetition, so it stays linear. No text are the signs
// by which mail programs tell names, lists and comments from addresses: one field is one address, and no other.
const EMAIL = /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(?:\.[^\s@.<>()[\],;:"\\]+)+$/;

/** Whether a text can be an e-mail address (section 5): its shape and its length, nothing of who reads there. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text);
}
