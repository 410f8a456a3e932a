/** Policy details (specification 2.12). The save's statuses are worded as section 4 gives them. */
export const policyDetails = {
  heading: 'Your application starts here',
  headingEdit: 'Change your policy details',
  lead: 'Who the policy is for, where the cars are kept and when it starts. What your quote knows stands here already; change what is not right.',
  save: 'Save and go on to the drivers',
  saveReview: 'Save and return to the review',
  failed: 'Your policy details could not be saved',
  holderFailed: 'Start, home and address are saved; the policyholder is not yet. Please save once more.',
  misfit: {
    title: 'Start, home and address are saved; the new last name is not',
    body: 'The license number we have begins with the first letter of the last name you gave before.',
    action: 'Change the last name and the license number together',
  },
  datePlaceholder: 'mm/dd/yyyy',
  optional: '(optional)',
  status: {
    address: 'Checking your address',
    details: 'Updating policy details',
    holder: 'Updating policy holder details',
  },
  term: {
    heading: 'When it starts',
    duration: 'How long should the policy run?',
    durationHint: 'Twelve months keep the price for the whole year and cost about twice as much as six.',
    months: '{{count}} months',
    only: 'In {{state}} a policy runs for {{count}} months and can then be renewed.',
    start: 'When should the policy start?',
    tomorrow: 'Tomorrow',
    custom: 'On another day',
    customHelp: 'Until {{to}} at the latest',
    effective: 'Start date',
    effectiveHint: 'From {{from}} to {{to}}',
    period: 'Covered from {{from}} to {{to}}.',
  },
  holder: {
    heading: 'Policyholder',
    lead: 'The first driver of your quote. Write the name as it stands on the driver license.',
  },
  residence: {
    heading: 'Your home',
    ownership: 'Do you own or rent your home?',
    since: 'When did you move in?',
    sinceHint: 'The day if you know it; any day of that month will do. You can leave it out.',
  },
  address: {
    heading: 'Address',
    lead: 'Where you live and the cars are kept overnight. The policy is mailed there.',
    line1: 'Street address',
    line2: 'Apartment, suite or unit',
    otherStateZip: 'This zipcode lies in another state',
  },
  city: {
    looking: 'Looking up the ZIP code',
    zipFirst: 'Follows from the ZIP code',
    choose: 'Select your city',
    option: '{{city}} ({{county}})',
  },
  place: {
    otherState: 'This quote is for {{state}}',
    otherStateBody:
      'Every state has its own rules, coverages and prices, so another state means starting over with a new quote. Choose the state and ZIP code of your quote to keep it.',
    otherZip:
      'Prices depend on the ZIP code: your final price is worked out for {{zip}}. The price you chose stays beside it, so you see the difference.',
    lost: 'We could not look up this ZIP code',
    askAgain: 'Look it up again',
  },
  contact: {
    heading: 'How to reach you',
    phone: 'Phone',
    email: 'E-mail address',
    preference: 'How may we write to you about this policy?',
    preferenceHint:
      'About your application and policy only. Your phone company may charge for text messages.',
  },
  dialog: {
    title: 'Check your address',
    legend: 'Which one should stand on your policy?',
    suggested: 'As the mail writes it',
    own: 'As you typed it',
    right: 'This is how the mail writes it, too.',
    unknown: 'We have nothing to suggest for this address. Please look it over once more.',
    down: 'Our address check does not answer right now. Please look your address over; you can go on with it.',
    apply: 'Apply and continue',
    back: 'Change the address',
  },
};
export type PolicyDetailsTexts = typeof policyDetails;
