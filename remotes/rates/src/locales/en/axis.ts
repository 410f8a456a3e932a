/** The bars of all prices, on the prices and in the comparison. */
export const ratesAxis = {
  axis: {
    heading: 'All {{count}} prices on one scale',
    carrier: 'Carrier',
    payments: 'Payments',
    total: 'Total',
    today: 'Due today',
    later: 'A later payment',
    condition: 'Off for tracking',
    conditionAmount: 'The program takes {{amount}} off this premium.',
    lowest: 'Lowest total for {{months}} months: {{amount}} with {{carrier}}.',
    untracked: 'Without tracking: {{amount}} with {{carrier}}.',
  },
};
