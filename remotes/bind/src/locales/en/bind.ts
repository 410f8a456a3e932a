/** Texts of every purchase screen; a step brings its own (`locales/*Texts.ts`). */
export const bind = {
  form: {
    cancel: 'Go back',
  },
  price: {
    heading: 'The price you chose',
    carrier: 'Carrier',
    premium: 'Price',
    premiumValue: '{{amount}} for {{months}} months, policy fees included',
    plan: 'You pay',
    planMonthly: 'Monthly',
    planFull: 'In full',
    quoteNumber: 'Quote number',
  },
  load: {
    contact: 'Contact us',
    label: 'Loading your application',
    failedTitle: 'We could not read your quote',
    retry: 'Try again',
    missingTitle: 'This quote opens only where it was made',
    missingBody: 'A quote is private to the browser it was started in.',
    start: 'Start a quote',
  },
};
export type BindTexts = typeof bind;
