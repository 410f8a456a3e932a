/** The nine digits of a Social Security number, dashes stripped before it is sent (section 5); null for anything else. */
export function socialDigits(text: string): string | null {
  const digits = text.replaceAll('-', '');
  return /^\d{9}$/.test(digits) ? digits : null;
}

/**
 * Whether nine digits can be a Social Security number: none was ever given with area 000, 666 or 9xx, group 00 or serial
 * 0000 (20 CFR 422.103, SSA's POMS RM 10201.035).
 */
export const canBeSocial = (digits: string): boolean =>
  !/^(?:000|666|9)/.test(digits) && !/^.{3}00/.test(digits) && !digits.endsWith('0000');

/** What a field shows of a number while it is hidden: as many bullets as digits, dashes where they stand. */
export function hiddenSocial(text: string): string {
  return text.replace(/\d/g, '•');
}

/** A stored number as it may be shown: its last four alone, as ###-##-####. */
export function storedSocial(lastFour: string): string {
  return `•••-••-${lastFour.slice(-4)}`;
}

/**
 * The digits of a hidden number after an edit of what its field shows: a bullet for each known digit that stayed, and what
 * was typed or pasted as itself. `caret` is where the edit ended.
 */
export function typedSocial(known: string, shown: string, caret: number): string {
  const digits = known.replaceAll('-', '');
  const [before, after] = [shown.slice(0, caret), shown.slice(caret)];
  const kept = digits.slice(0, bulletsIn(before)) + before.replace(/\D/g, '');
  return kept + digits.slice(digits.length - bulletsIn(after));
}

const bulletsIn = (text: string): number => text.split('•').length - 1;
