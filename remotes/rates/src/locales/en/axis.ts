/** The bars of all prices, on the prices and in the comparison. */
export const ratesAxis = {
  axis: {
    heading: 'All {{count}} prices on one scale',
    carrier: 'Carrier',
    payments: 'Payments',
    total: 'Total',
    today: 'Due today',
    later: 'Each block is one later payment',
    condition: 'Taken off for the monitored driver program',
    conditionAmount: 'The program takes {{amount}} off this premium.',
    lowest: 'The lowest total for {{months}} months is {{amount}}, with {{carrier}}.',
    untracked: 'Without tracking it’s {{amount}}, with {{carrier}}.',
  },
};
