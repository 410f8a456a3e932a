export { frameWords } from '@shared/i18n/en';

/** Texts of the offers that end the quote on a partner's page. */
export const embedOffers = {
  offers: {
    title_one: '{{count}} carrier has a price for you',
    title_other: '{{count}} carriers have a price for you',
    lead: 'Lowest premium first. Totals include fees. These are estimates; your final price is set when you apply.',
    waiting: 'Getting your prices',
    waitingDetail: 'Asking each carrier what it would charge you.',
    count: '{{count}} payments',
    today: 'today, then {{count}} of {{amount}}',
    forTerm: 'for {{months}} months',
    forTermByPhone: 'for {{months}} months, by phone or email',
    monthlyTotal: '{{total}} in all for {{months}} months, fees included',
    fullTotal: 'One payment for {{months}} months, fees included',
    tracked:
      'Condition: for {{months}} months an app tracks your braking, turning and speed. Your renewal price can go up.',
    best: 'Recommended',
    untracked: 'Lowest without tracking',
    buy: 'Continue to buy',
    buyWith: 'Continue to buy with {{carrier}}',
    opening: 'Opening your quote',
    opened: 'Your quote is open in a new tab.',
    blocked: 'Your browser blocked the new tab.',
    open: 'Open my quote',
    buyHelp: 'Opens our website. You won’t pay until you see your final price.',
    seller:
      'Sold by {{agency}} ({{state}} license {{license}}). If you buy, the carrier pays us a commission.',
    change: 'Change my answers',
    declined: '{{carrier}} can’t offer a price for this quote.',
    noneTitle: 'No carrier has a price for you right now',
    noneBody: 'Check your answers. A small change can help.',
    failedTitle: 'We couldn’t get your prices',
    failedBody: 'Your answers are safe. Try again in a moment.',
    notOpened: 'We couldn’t open your quote on our website. Your prices are saved. Try again.',
    retry: 'Try again',
    stoppedTitle: 'New policies are paused in your area',
    stoppedBody:
      'Carriers sometimes pause new policies, before a big storm for example. Your quote is saved.',
  },
  /** A link that leaves the quote. */
  onSite: {
    title: 'This page is on our website',
    body: 'It opens in a new tab. Your quote stays here.',
    open: 'Open the page',
    back: 'Back to my quote',
  },
  /** The service does not answer. */
  unavailable: 'Our service is having trouble. Your answers are safe. Try again in a moment.',
};
