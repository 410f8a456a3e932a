/** Dates and exact amounts of each payment, before and after paying. */
export const paymentDates = {
  paymentDates: {
    title: 'Your payments',
    today: 'Today',
    paid: 'Paid',
    fees: 'Each later payment includes a {{fee}} installment fee.',
    rounding: 'Until here, each payment was rounded up to a whole dollar. These are the exact amounts.',
    charged: 'Your card is charged once, after you sign.',
    billed: '{{carrier}} bills you for each later payment before it’s due.',
    calendar: 'Add the payments to your calendar',
    calendarFile: 'payments',
    event: 'Pay {{amount}} to {{carrier}}, policy {{number}}',
  },
};
export type PaymentDatesTexts = typeof paymentDates;
