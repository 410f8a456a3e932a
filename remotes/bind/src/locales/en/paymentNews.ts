/** The outcome of a payment, shown where the shopper continues (specification 4 and 8). */
export const paymentNews = {
  paymentNews: {
    cancelled: {
      title: 'You left the payment',
      body: 'Nothing was charged. Continue when you’re ready.',
    },
    closed: {
      title: 'You closed the card form',
      body: 'Nothing was charged. Continue when you’re ready.',
    },
    notLoaded: {
      title: 'The card service didn’t load',
      body: 'Nothing was charged, and your final price is saved. Try again in a moment, or contact us.',
    },
    over: {
      title: 'This payment is no longer open',
      body: 'It was closed in another tab, or it timed out. Nothing was charged, and your final price is saved.',
    },
    timedOut: {
      title: 'Your time to pay ran out',
      body: 'Nothing was charged, and everything you entered is saved.',
      again: 'Start the payment again',
    },
    declined: {
      title: 'Your card was declined',
      body: 'Nothing was charged. Choose a plan and try another card.',
    },
    unsigned: {
      title: 'You declined to sign',
      body: 'Your card is released, the policy number is canceled, and nothing was charged. Your answers are saved. You can choose a plan and sign later, or contact us to continue with an agent.',
    },
    stale: {
      title: 'We updated your price',
      body: 'One of your answers changed. Check the price below before you choose a plan.',
    },
  },
};
export type PaymentNewsTexts = typeof paymentNews;
