/** The payment plans (specification 2.12, 5 and 9). */
export const payments = {
  payments: {
    waitingTitle: 'Setting up your payment',
    waitingMessage: 'Asking {{carrier}} for its payment plans.',
    heading: 'How would you like to pay?',
    lead: 'Enter your card today, then sign. Your card is charged only after you sign.',
    legend: 'Payment plans',
    key: { today: 'Due today', later: 'Each block is one later payment' },
    monthlyTitle: '{{count}} payments, {{deposit}} down payment today',
    monthlyBody_one: 'Then {{count}} payment of {{amount}}, fees included.',
    monthlyBody_other: 'Then {{count}} payments of {{amount}}, fees included.',
    total: '{{total}} in all for {{months}} months.',
    inFullTitle: 'Pay in full',
    inFullBody: '{{amount}} today for {{months}} months.',
    inFullByPhone: '{{amount}} for {{months}} months, arranged by phone or email.',
    saves: '{{amount}} less than in {{count}} payments.',
    selectPlan: 'SELECT A PLAN',
    continue: 'Continue to payment',
    sent: 'Once you pay and sign, {{carrier}} gets the signed documents and pays us a commission.',
    saving: 'Saving your plan',
    cancel: 'Back to my final price',
    failedTitle: 'We couldn’t get the payment plans',
    failedBody: 'Try again in a moment. Nothing was charged.',
    saveFailed: 'Your plan wasn’t saved',
    byPhone: 'Paying in full is arranged by phone or email. Choose another plan to pay here.',
    helpTitle: 'We arrange paying in full by phone or email',
    helpBody:
      '{{carrier}} takes a payment in full by phone, or we arrange it by email. Your price and your application are saved under quote number {{number}}.',
    helpCall: 'Call {{carrier}}: {{phone}}',
    helpClose: 'Back to the plans',
  },
};
export type PaymentsTexts = typeof payments;
