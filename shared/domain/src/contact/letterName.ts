const PHONE = /\d(?:[^\p{L}\d]*\d){4,}/u;
const LINK = /:\/\/|\/\/|\bwww\b|@|[\p{L}\d]\.[\p{L}]{2,}/iu;

/**
 * A name for a letter, or '' for one that holds a phone number or a web address: the letter then names nobody, so that no
 * one can advertise through us.
 */
export const letterName = (name: string): string => {
  const plain = name.normalize('NFKC').trim();
  return PHONE.test(plain) || LINK.test(plain) ? '' : plain;
};
