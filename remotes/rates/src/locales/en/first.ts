import { failedCalls } from '@shared/i18n/en';

export const ratesFirst = {
  overview: {
    documentTitle: 'Quote overview',
    heading: 'Your price with {{carrier}}',
    lead: 'An estimate from what you told us. Your final price is set when you apply.',
    waitingTitle: 'Getting your prices',
    waitingMessage: 'Asking each carrier what it would charge you.',
    editQuote: 'Edit quote',
    otherRates_one: 'See {{count}} other rate',
    otherRates_other: 'See {{count}} other rates',
    buyOnline: 'Buy online',
    buying: 'Starting your application',
    buyHelp: 'Next: names and address. You won’t pay until you see your final price.',
    priceLabel: 'Your price',
  },
  plan: {
    legend: 'How you want to pay',
    monthly: 'Monthly',
    pay_in_full: 'Pay in full',
    saves: '{{total}}, save {{amount}}',
    savesByPhone: '{{total}} by phone or email, save {{amount}}',
    count: '{{count}} payments',
    today: 'today, then {{count}} of {{amount}}',
    forTerm: 'for {{months}} months',
    forTermByPhone: 'for {{months}} months, by phone or email',
    monthlyTotal: '{{total}} in all for {{months}} months, fees included',
    fullTotal: 'One payment for {{months}} months, fees included',
    paymentsFee: 'Each later payment includes a {{fee}} installment fee',
    announce: 'Your price with {{carrier}} is now {{amount}} {{per}}.',
    updating: 'Updating your price',
    tracked:
      'Condition: for {{months}} months an app tracks your braking, turning and speed. Your renewal price can go up.',
  },
  vehicles: {
    heading: 'Vehicles insured',
    legend: 'Coverage for your {{vehicle}}',
    premium: '{{amount}} for {{months}} months',
    LIABILITY: 'Basic',
    GOOD: 'Better',
    BETTER: 'Enhanced',
    LIABILITY_help: 'Liability only',
    GOOD_help: 'Covers your car too',
    BETTER_help: 'Lower deductibles, rental, towing',
    saving: 'Saving your choice',
    loading: 'Loading what is covered',
    tooOld: 'Cars over {{years}} years old can only have Basic coverage.',
  },
  unknown: {
    title: 'This quote isn’t open in this browser',
    message: 'To protect your privacy, a quote opens only where you started it or from your email link.',
    start: 'Start a quote',
  },
  failure: {
    title: 'We couldn’t get your prices',
    message: 'Your answers are safe. Try again in a moment, or call us and we’ll finish this with you.',
    retry: 'Try again',
    agent: 'Contact an agent',
    part: 'This part of the page didn’t load.',
  },
};

/** The remote's initial texts. */
export const first = { common: { errors: failedCalls }, rates: ratesFirst };
