import { MAIL_DOMAINS } from './data/mailDomains';
import { isEmail } from './email';
import { plainText } from './plainText';

/** A shorter domain is one letter from many others, so only its ending can be a slip. */
const LONG_ENOUGH = 9;
/** Endings that no domain has, each one slip from .com. */
const NO_ENDING = /\.(?:con|comm?m|cmo|ocm|vom|xom|cpm|cim|coom|c0m)$/;

/** Whether one letter is missing, added, another or swapped with its neighbor (Damerau-Levenshtein distance 1). */
function isOneSlip(typed: string, meant: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  const [is, should] = [typed.slice(at), meant.slice(at)];
  const isSwapped = is.charAt(0) === should.charAt(1) && is.charAt(1) === should.charAt(0);
  return (
    is.slice(1) === should.slice(1) ||
    is.slice(1) === should ||
    is === should.slice(1) ||
    (isSwapped && is.slice(2) === should.slice(2))
  );
}

const couldMean = (typed: string, meant: string): boolean =>
  isOneSlip(typed, meant) && (meant.length >= LONG_ENOUGH || typed.split('.')[0] === meant.split('.')[0]);

/**
 * The email address that was probably meant, if its domain is one slip from a common one; null if nothing looks
 * misspelled. Only a hint: any address may exist.
 */
export function mailHint(text: string): string | null {
  const email = plainText(text);
  if (!isEmail(email)) return null;
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at).toLowerCase();
  if (MAIL_DOMAINS.includes(domain)) return null;
  const meant = MAIL_DOMAINS.find((known) => couldMean(domain, known)) ?? domain.replace(NO_ENDING, '.com');
  return meant === domain ? null : email.slice(0, at) + meant;
}
