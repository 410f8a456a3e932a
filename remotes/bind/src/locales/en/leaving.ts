/** Texts while a payment is being canceled, and while its outcome is unknown. */
export const leaving = {
  leaving: {
    title: 'Leaving the payment',
    message: 'Asking the card service whether anything was charged.',
    unsureTitle: 'We do not know yet whether you paid',
    unsureBody: 'The card service has not answered. Ask again: you are charged once at most.',
  },
};
export type LeavingTexts = typeof leaving;
