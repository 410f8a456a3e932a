/** Texts of the start's card once the stored quote is a policy. */
export const storedQuote = {
  policy: 'Your policy',
  sign: 'Sign my policy',
  see: 'See my policy',
};
