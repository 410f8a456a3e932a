/** The start screen's part of `quotes`: alone on the way to the first screen, so kept apart (budgets, start). */
export const quotesStart = {
  start: {
    title: 'Compare car insurance prices side by side',
    lead: 'Answer about a dozen short questions and see what at least four carriers would charge you.',
    zipLabel: 'ZIP code where you keep your car',
    submit: 'Start my quote',
    submitting: 'Checking your ZIP code',
    incomplete: 'Enter all five digits to go on.',
    ready: 'Next: two short questions about you.',
    invalid: 'Please enter a valid zipcode',
    checking: 'Checking your zip code for coverage',
    checkingDetail: 'Looking up {{zip}}. This takes a second or two.',
    creating: 'Setting up your quote',
    cityTitle: 'Which city is {{zip}} for you?',
    cityLead:
      'This ZIP code reaches into more than one city or county. Choose where the cars are kept overnight.',
    cityLabel: 'City',
    cityPlaceholder: 'Select your city',
    cityOption: '{{city}} ({{county}})',
    citySubmit: 'Continue with this city',
    cityMissing: 'Select your city to go on.',
    cancel: 'Use another ZIP code',
    failedTitle: 'We could not check {{zip}} just now',
    failedBody:
      'The connection dropped or our service is busy. Your ZIP code is kept; nothing else was sent.',
    notMadeTitle: 'We could not set up your quote just now',
    notMadeBody: 'The connection dropped or our service is busy. Your ZIP code is kept.',
    retry: 'Check again',
    facts: {
      noContact: 'No e-mail or phone to see prices',
      noContactBody: 'We ask for them only when you choose to buy.',
      estimate: 'Plain estimates',
      estimateBody:
        'Each price shows what it includes and its total. Carriers confirm it before you pay anything.',
      control: 'You choose what happens next',
      controlBody: 'Buy online, or talk to a licensed agent. Looking costs nothing.',
    },
    hand: {
      heading: 'Good to have at hand',
      car: 'Your car',
      carBody: 'Its VIN, or the year, make and model.',
      drivers: 'Your drivers',
      driversBody: 'Age, marital status and license status of everyone who drives it.',
      policy: 'Your current policy',
      policyBody: 'If you have one: the insurer and the day it ends.',
    },
    states:
      'Available in Arkansas, Illinois, Indiana, Iowa, Kansas, Missouri, Ohio, Oklahoma, Pennsylvania, Texas, and Wisconsin.',
  },
  resume: {
    title: 'Continue your quote',
    body: 'A quote you began is kept on this device.',
    action: 'Continue your quote',
  },
  replace: {
    close: 'Close',
    title: 'Start a new quote?',
    body: 'You already have a quote on this device. A new ZIP code replaces it, and what you entered is erased.',
    confirm: 'Erase it and start new',
    cancel: 'Keep my quote',
  },
  load: {
    label: 'Loading your quote',
    failedTitle: 'We could not load your quote',
    kept: 'Your quote is kept. Nothing you saved is lost.',
    retry: 'Try again',
    missingTitle: 'We cannot open this quote on this device',
    missingBody:
      'It may have been started over, or begun in another browser. You can start a new one in a few minutes.',
    missingAction: 'Start a new quote',
  },
};
