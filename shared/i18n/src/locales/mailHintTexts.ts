/**
 * The hint on a misspelled email address, in both languages: it loads with the few forms that ask for an address, in
 * every part.
 */
export const mailHintTexts = {
  en: { forms: { mailHint: { didYouMean: 'Did you mean {{email}}?', useIt: 'Use this address' } } },
  es: { forms: { mailHint: { didYouMean: '¿Quiso decir {{email}}?', useIt: 'Usar esta dirección' } } },
};
