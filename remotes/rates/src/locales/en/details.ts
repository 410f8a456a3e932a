import type { CarrierId } from '@shared/domain';

export const ratesDetails = {
  carrier: {
    service: 'Customer service',
    call: 'Call {{carrier}} at {{phone}}',
    stars: '{{stars}} of 5 stars',
    score: '{{score}}/10',
    program: 'How the monitored driver program works',
    scoreLabel: 'Customer score {{score}} of 10',
    description: {
      FCIC: 'Your credit changes its prices less than at any other carrier here.',
      USHC: 'Good credit and a clean driving record count more here than with any other carrier.',
      USIC: 'An app tracks how you drive, so your age counts less here. It is the monitored driver program.',
      TXR: 'Sells only in Texas. Its base rate for collision coverage is the lowest of the carriers here.',
      IIC: 'Adds the least for accidents and tickets. Pay in full, in four payments or in six.',
    } satisfies Record<CarrierId, string>,
  },
  vehicles: {
    heading: 'Your coverage',
    legend: 'Coverage for your {{vehicle}}, and what each changes in your total',
    premium: '{{amount}} for {{months}} months',
    LIABILITY: 'Basic',
    GOOD: 'Better',
    BETTER: 'Enhanced',
    yours: 'your choice',
    same: 'no change',
    saving: 'Saving your choice',
    tooOld: 'Liability only. A car over {{years}} years old can have just Basic.',
  },
  gets: {
    others: 'Basic pays others when you cause a crash. It doesn’t fix your car.',
    yourCar: '{{package}} fixes your car too, after a {{deductible}} deductible.',
    tow: 'A tow and a rental car are included.',
    noTow: 'No tow or rental car.',
  },
  schedule: {
    heading_one: '{{amount}} {{per}}',
    heading_other: '{{count}} payments: {{amount}} {{per}}',
    today: 'Today',
    dates: 'Coverage from {{from}} to {{to}}',
  },
  sheets: {
    label: 'Look closer',
    close: 'Close',
    loading: 'Loading the details',
    keep: 'Keep this coverage',
    keepOne: 'Keep {{package}}',
    covered: {
      title: 'What’s covered',
      row: '{{package}} pays {{paid}} of {{all}} kinds of bills on your {{vehicle}}. See who pays after a crash.',
    },
    made: {
      title: 'How {{total}} is made',
      row: 'From the base rate to your total, and what would lower it.',
      rowWith: 'From a {{base}} base rate. Discounts take off {{discounts}}. See what would lower it.',
    },
    assumed: {
      title: 'What we assumed',
      row: 'What this estimate takes for granted.',
    },
  },
  assumed: {
    miles: '{{miles}} miles a year',
    record: 'no accidents or tickets',
    start: 'coverage from {{date}}',
  },
  drivers: {
    heading: 'Drivers insured',
    policyholder: 'Policyholder',
  },
  edit: { label: 'Edit', named: 'Edit {{what}}', yours: 'Edit your details' },
  quoteNumber: 'Quote number {{number}}',
  assume: {
    miles: '{{miles}} miles a year for each car',
    record: 'No accidents or violations for any driver',
    birthdays: 'Birthdays estimated from the ages you gave',
    start: 'A policy that starts tomorrow',
    household: 'Everyone who drives these cars is on this quote',
    place: 'The cars are kept in {{city}}, {{state}} {{zip}}',
    coverages:
      'The coverages and limits shown here, the same for every carrier. When you apply, {{carrier}}’s own may differ a little',
    valid:
      'These prices are good until midnight on {{date}}, local time where you keep your cars. After that, or if a carrier’s rates change, we’ll price your quote again before you buy.',
    until: 'Good until midnight tonight, {{date}}.',
    disclaimer:
      'This is an estimate, not an offer of insurance. It uses example rates, not any carrier’s filed rates. The final price can differ once your application is complete.',
  },
};
