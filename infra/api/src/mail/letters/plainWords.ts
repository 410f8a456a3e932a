/**
 * What a shopper typed, made harmless for a letter that may go to somebody else: nothing that a mail program would turn
 * into a link, so that nobody can advertise through us. Letters, digits and the signs of names and cars stay.
 */
export const plainWords = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{M}\p{N}'’&+(),. -]/gu, ' ')
    .replaceAll(/\.(?=\p{L})/gu, '. ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
