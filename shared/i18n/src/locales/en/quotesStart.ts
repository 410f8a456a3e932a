/** The start screen's part of `quotes`, separate because only it is needed for the first screen (budgets, start). */
export const quotesStart = {
  start: {
    title: 'Compare car insurance prices side by side',
    lead: 'Answer about a dozen short questions and see what at least four carriers would charge you.',
    zipLabel: 'ZIP code where you keep your car',
    submit: 'Start my quote',
    submitting: 'Checking your ZIP code',
    incomplete: 'Enter your 5-digit ZIP code.',
    boxesOnly:
      'ZIP code {{zip}} is for PO boxes or one organization. Enter the ZIP code of the street where you keep your car. If that’s {{zip}}, press “{{button}}” again.',
    ready: 'Next: two short questions about you.',
    invalid: 'Please enter a valid zipcode',
    checking: 'Checking your zip code for coverage',
    checkingDetail: 'Looking up {{zip}}. This takes a second or two.',
    creating: 'Setting up your quote',
    cityTitle: 'Which city is {{zip}} for you?',
    cityLead: 'More than one city or county shares this ZIP code. Your price is the same in each.',
    cityLabel: 'City',
    cityPlaceholder: 'Select your city',
    cityOption: '{{city}} ({{county}})',
    citySubmit: 'Continue with this city',
    cityMissing: 'Select your city.',
    cancel: 'Use another ZIP code',
    failedTitle: 'We couldn’t check {{zip}} right now',
    failedBody:
      'The connection dropped or our service is busy. Your ZIP code is still here. Nothing else was sent.',
    notMadeTitle: 'We couldn’t set up your quote right now',
    notMadeBody: 'The connection dropped or our service is busy. Your ZIP code is still here.',
    retry: 'Try again',
    facts: {
      noContact: 'No email or phone to see prices',
      noContactBody: 'We ask for them only if you buy, or want us to email or call you.',
      estimate: 'Clear estimates',
      estimateBody:
        'Each price shows what it includes and its total. Carriers confirm it before you pay anything.',
      control: 'You choose what happens next',
      controlBody: 'Buy online, or talk to a licensed agent. Quotes are free.',
    },
    hand: {
      heading: 'Handy to have nearby',
      car: 'Your car',
      carBody: 'Its VIN, or the year, make and model.',
      drivers: 'Your drivers',
      driversBody: 'The age, marital status and license status of everyone who drives it.',
      policy: 'Your current policy',
      policyBody: 'If you have one, your insurer and the date it ends.',
    },
    states:
      'Available in Arkansas, Illinois, Indiana, Iowa, Kansas, Missouri, Ohio, Oklahoma, Pennsylvania, Texas, and Wisconsin.',
  },
  resume: {
    title: 'Continue your quote',
    body: 'You have a quote saved in this browser.',
    action: 'Continue my quote',
  },
  replace: {
    close: 'Close',
    title: 'Start a new quote?',
    body: 'You already have a quote in this browser. A new ZIP code replaces it and erases what you entered.',
    confirm: 'Erase and start over',
    cancel: 'Keep my quote',
  },
  load: {
    label: 'Loading your quote',
    failedTitle: 'We couldn’t load your quote',
    kept: 'Your quote is safe. Nothing you saved is lost.',
    retry: 'Try again',
    missingTitle: 'We can’t open this quote in this browser',
    missingBody:
      'It may have been erased here, or started in another browser. You can start a new one in a few minutes.',
    missingAction: 'Start a new quote',
  },
};
