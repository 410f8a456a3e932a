/** Paying by card, in both systems (specification 2.12, 4 and 8). */
export const card = {
  card: {
    waitingTitle: 'Loading for Payment',
    waitingMessage: 'Opening a secure payment with the card service.',
    heading: 'Hold {{amount}} now',
    lead: 'You’re charged only after you sign. Your card number goes straight to the card service and never reaches us.',
    open: 'Enter your card',
    place: 'Card payment',
    plan: 'Plan',
    planMonthly_one: '{{count}} more payment of {{amount}}',
    planMonthly_other: '{{count}} more payments of {{amount}}',
    planFull: 'In full',
    leave: 'Go back to your price',
    failedTitle: 'We couldn’t open the payment',
    failedKept: 'Your plan is saved. You won’t be charged twice.',
    time: {
      title_one: 'This payment closes in {{count}} minute',
      title_other: 'This payment closes in {{count}} minutes',
      body: 'Need more time? We can keep it open. You won’t lose what you typed.',
      last: 'We can’t keep it open any longer. If it closes, nothing is charged and you can start the payment again.',
      more: 'Give me more time',
      close: 'Close',
    },
    errorTitle: 'The card service says',
  },
};
export type CardTexts = typeof card;
