/** Texts of every purchase screen; a step brings its own (`locales/*Texts.ts`). */
export const bind = {
  form: {
    cancel: 'Go back',
  },
  price: {
    heading: 'The price you chose',
    carrier: 'Carrier',
    premium: 'Price',
    premiumValue: '{{amount}} in all for {{months}} months, fees included',
    plan: 'You pay',
    planMonthly: 'Monthly',
    planFull: 'In full',
    quoteNumber: 'Quote number',
  },
  load: {
    contact: 'Contact us',
    label: 'Loading your application',
    failedTitle: 'We couldn’t load your quote',
    retry: 'Try again',
    missingTitle: 'This quote isn’t open in this browser',
    missingBody: 'To protect your privacy, a quote opens only where you started it or from your email link.',
    start: 'Start a quote',
  },
};
export type BindTexts = typeof bind;
