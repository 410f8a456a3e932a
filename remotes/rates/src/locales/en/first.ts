import { failedCalls } from '@shared/i18n/en';

export const ratesFirst = {
  overview: {
    documentTitle: 'Quote overview',
    heading: 'Your price with {{carrier}}',
    lowest: '{{carrier}} is lowest, by {{amount}}',
    tied: '{{carriers}} are lowest',
    more: '{{carrier}}, {{amount}} more than the lowest',
    lead_one: 'An estimate for {{months}} months, every fee included.',
    lead_other: '{{count}} estimates for {{months}} months, every fee included.',
    spread: '{{amount}} from lowest to highest.',
    forTerm: 'for {{months}} months, every fee included',
    waitingTitle: 'Getting your prices',
    waitingMessage: 'Asking each carrier what it would charge you.',
    editQuote: 'Edit quote',
    buyOnline: 'Buy online',
    buying: 'Starting your application',
    priceLabel: 'Your price',
  },
  plan: {
    legend: 'How you want to pay',
    monthly: 'Monthly',
    pay_in_full: 'Pay in full',
    saves: '{{total}}, save {{amount}}',
    savesByPhone: '{{total}} by phone or email, save {{amount}}',
    today: 'today, then {{count}} of {{amount}}',
    forTerm: 'for {{months}} months',
    forTermByPhone: 'for {{months}} months, by phone or email',
    announce: 'Your price with {{carrier}} is now {{amount}} {{per}}.',
    updating: 'Updating your price',
    tracked:
      'An app tracks braking, turning and speed for {{months}} months, and your renewal price can go up.',
  },
  offers: {
    caption: '{{count}} prices for {{months}} months, with each fee',
    lowest: 'lowest',
    more: '+{{amount}}',
    recommended: 'Recommended',
    why: 'lowest premium',
    untracked: 'Lowest without tracking',
    others: 'Other rates, side by side',
  },
  axis: {
    today: 'Today',
    later: 'Each later payment',
    condition: 'Off for the app',
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
