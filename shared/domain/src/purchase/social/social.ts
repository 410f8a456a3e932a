/** The nine digits of a Social Security number, dashes stripped before it is sent (section 5); null for anything else. */
export function socialDigits(text: string): string | null {
  const digits = text.replaceAll('-', '');
  return /^\d{9}$/.test(digits) ? digits : null;
}

/** What a field shows of a number while it is hidden: as many bullets as digits, dashes where they stand. */
export function hiddenSocial(text: string): string {
  return text.replace(/\d/g, '•');
}

/** A stored number as it may be shown: its last four alone, as ###-##-####. */
export function storedSocial(lastFour: string): string {
  return `•••-••-${lastFour.slice(-4)}`;
}
