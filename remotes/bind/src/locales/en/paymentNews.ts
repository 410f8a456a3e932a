/** What became of a payment, said where the person goes on (specification 4 and 8). */
export const paymentNews = {
  paymentNews: {
    cancelled: {
      title: 'You left the payment',
      body: 'Nothing was charged. Your final price is kept; go on when you are ready.',
    },
    closed: {
      title: 'The payment form was closed before you paid',
      body: 'Nothing was charged. Your final price is kept; go on when you are ready.',
    },
    notLoaded: {
      title: 'The card service did not load',
      body: 'Nothing was charged, and your final price is kept. Try again in a moment, or contact us.',
    },
    over: {
      title: 'This payment is no longer open',
      body: 'It was left in another tab, or its time ran out. Nothing was charged, and your final price is kept.',
    },
    declined: {
      title: 'Your card was declined',
      body: 'Nothing was charged. Choose a plan and try another card.',
    },
    stale: {
      title: 'Your price was worked out again',
      body: 'Something it depends on has changed. Look at the price below before you choose a plan.',
    },
  },
};
export type PaymentNewsTexts = typeof paymentNews;
