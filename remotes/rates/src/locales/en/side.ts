export const ratesSide = {
  side: {
    caption: 'Prices and coverages of {{carriers}}',
    lowest: 'lowest',
    rows: {
      total: 'In all for {{months}} months, fees included',
      premium: 'Premium for {{months}} months',
      deposit: 'Due today',
      payments: 'Payments after today',
      fees: 'Policy fees',
      installmentFees: 'Installment fees',
      rounding: 'Payments rounded up',
      strength: 'Coverage strength',
      vehicle: '{{vehicle}}, premium',
    },
    paymentsValue_one: '{{count}} payment of {{amount}}',
    paymentsValue_other: '{{count}} payments of {{amount}}',
    noPayments: 'Nothing more to pay',
    eachFee: '{{count}} of {{fee}}',
    noFee: 'None',
  },
};
