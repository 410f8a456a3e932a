export const ratesCoverage = {
  covered: {
    limit: 'Limit',
    price: 'Price',
    caption: 'What is covered on your {{vehicle}}',
    fees: 'fees',
    rounding: 'payments rounded up',
    assumed_one:
      'Not in this price: {{coverages}}. The price assumes you turn it down. You decide before you buy, with its price in view.',
    assumed_other:
      'Not in this price: {{coverages}}. The price assumes you turn these down. You decide before you buy, with the price of each.',
    assumedSigned: {
      LIMITED:
        'This price assumes you sign for limited tort and against stacked motorist coverage. You decide before you buy.',
      FULL: 'This price assumes you sign against stacked motorist coverage. You decide before you buy.',
    },
  },
  deductible: {
    one: '{{coverage}}: {{amount}}. It’s the only choice with {{package}}.',
    replaced:
      '{{coverage}}: {{package}} doesn’t come with the {{kept}} deductible you chose. {{amount}} applies now.',
    legend: '{{coverage}} deductible',
    pays: 'With {{amount}}, you pay {{extra}} more after a claim and {{saved}} less every {{months}} months. Worth it if you go about {{time}} or more between claims.',
    costs:
      'With {{amount}}, you pay {{extra}} less after a claim and {{saved}} more every {{months}} months. Worth it if you go less than about {{time}} between claims.',
    never:
      'With {{amount}}, you pay {{extra}} more after a claim, and the price doesn’t go down. It isn’t worth it.',
    always:
      'With {{amount}}, you pay {{extra}} less after a claim, and the price doesn’t go up. It’s worth it.',
    years_one: '{{count}} year',
    years_other: '{{count}} years',
    months_one: '{{count}} month',
    months_other: '{{count}} months',
    failed: 'We couldn’t save the deductible. Nothing has changed; try again.',
    loading: 'Pricing each deductible',
    unknown: 'We couldn’t price each deductible.',
  },
};
