const PHONE = /\d(?:[^\p{L}\d]*\d){4,}/u;
const LINK = /\/\/|\bwww\b|@|\.\p{L}{2,}/iu;
/** Invisible characters, and dots of other scripts that browsers treat as dots. */
const UNSEEN = /\p{Cf}/gu;
const DOTS = /[。｡．]/g;

/** A name for an email, or '' if it holds a phone number or a web address, so nobody can advertise through our mail. */
export const letterName = (name: string): string => {
  const plain = name.normalize('NFKC').replace(UNSEEN, '').replace(DOTS, '.').trim();
  return PHONE.test(plain) || LINK.test(plain) ? '' : plain;
};
