const PHONE = /\d(?:[^\p{L}\d]*\d){4,}/u;
const LINK = /\/\/|\bwww\b|@|\.\p{L}{2,}/iu;
/** Characters that nobody sees, and the dots of other scripts, which browsers read as dots. */
const UNSEEN = /\p{Cf}/gu;
const DOTS = /[。｡．]/g;

/**
 * A name for a letter, or '' for one that holds a phone number or a web address: the letter then names nobody, so that no
 * one can advertise through us.
 */
export const letterName = (name: string): string => {
  const plain = name.normalize('NFKC').replace(UNSEEN, '').replace(DOTS, '.').trim();
  return PHONE.test(plain) || LINK.test(plain) ? '' : plain;
};
