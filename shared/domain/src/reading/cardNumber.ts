/** What cards and registrations print between the characters: spaces, dots and every kind of dash (reading 67). */
const SEPARATORS = /[\s.\p{Pd}−\p{Cf}]+/gu;

/** A number as printed on a card, in capitals and without separators; nothing else is changed or cut. */
export const cardNumberFrom = (text: string): string =>
  text.normalize('NFKC').toUpperCase().replace(SEPARATORS, '');
