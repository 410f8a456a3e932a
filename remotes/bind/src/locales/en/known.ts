/** What a form of the application knows already, and how much of it is answered. */
export const known = {
  heading: 'What we know',
  loading: 'Loading the questions',
  failed: 'We couldn’t load the questions',
  change: 'Change',
  changeNamed: 'Change {{what}}',
  done: 'Done',
  doneNamed: 'Done with {{what}}',
  fromQuote: 'From your quote',
  fromYou: 'From your answers',
  yes: 'Yes',
  no: 'No',
  answered: '{{answered}} of {{total}} answered',
  of: '{{answered}} of {{total}}',
};
export type KnownTexts = typeof known;
