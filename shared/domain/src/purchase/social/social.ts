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
