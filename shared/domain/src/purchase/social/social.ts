/** The nine digits of a Social Security number with dashes stripped (section 5); null for anything else. */
export function socialDigits(text: string): string | null {
  const digits = text.replaceAll('-', '');
  return /^\d{9}$/.test(digits) ? digits : null;
}

/**
 * Whether nine digits can be a Social Security number: area 000, 666 or 9xx, group 00 and serial 0000 were never issued
 * (20 CFR 422.103, SSA's POMS RM 10201.035).
 */
export const canBeSocial = (digits: string): boolean =>
  !/^(?:000|666|9)/.test(digits) && !/^.{3}00/.test(digits) && !digits.endsWith('0000');

/** The hidden display of a number: a bullet per digit, dashes kept. */
export function hiddenSocial(text: string): string {
  return text.replace(/\d/g, '•');
}

/** A stored number as shown: only its last four digits, as ###-##-####. */
export function storedSocial(lastFour: string): string {
  return `•••-••-${lastFour.slice(-4)}`;
}

/**
 * The digits after an edit of a hidden field: a remaining bullet keeps its known digit, typed or pasted digits are
 * taken as is. `caret` is where the edit ended.
 */
export function typedSocial(known: string, shown: string, caret: number): string {
  const digits = known.replaceAll('-', '');
  const [before, after] = [shown.slice(0, caret), shown.slice(caret)];
  const kept = digits.slice(0, bulletsIn(before)) + before.replace(/\D/g, '');
  return kept + digits.slice(digits.length - bulletsIn(after));
}

const bulletsIn = (text: string): number => text.split('•').length - 1;
