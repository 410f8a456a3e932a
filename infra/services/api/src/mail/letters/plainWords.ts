/**
 * Typed text made safe for a letter that may go to someone else: without anything that a mail program would turn into
 * a link, so that nobody can advertise through us. Letters, digits and the characters of names and cars stay.
 */
export const plainWords = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{M}\p{N}'’&+(),. -]/gu, ' ')
    .replaceAll(/\.(?=\p{L})/gu, '. ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
