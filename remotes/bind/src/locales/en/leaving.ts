/** Texts while a payment is being canceled, and while its outcome is unknown. */
export const leaving = {
  leaving: {
    title: 'Leaving the payment',
    message: 'Asking the card service whether anything was charged.',
    unsureTitle: 'We don’t know yet if you paid',
    unsureBody: 'The card service hasn’t answered. Try again: you won’t be charged twice.',
  },
};
export type LeavingTexts = typeof leaving;
