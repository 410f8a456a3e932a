/** The list of drivers of the application (specification 2.12). */
export const drivers = {
  heading: 'Drivers on your policy',
  lead: 'We need a few more answers before we can get your final price.',
  leadWhole: 'All answers are in. Check them, then continue to vehicles.',
  policyholder: 'Policyholder',
  excluded: 'Excluded: not insured',
  international: 'License from another country',
  sr22: 'SR-22',
  incidents_one: '{{count}} accident or violation',
  incidents_other: '{{count}} accidents and violations',
  complete: 'Complete',
  missing: 'Add: {{missing}}',
  finish: 'Finish',
  finishNamed: 'Finish {{driver}}',
  finishNamed_you: 'Finish your answers',
  edit: 'Edit',
  editNamed: 'Edit {{driver}}',
  editNamed_you: 'Edit your answers',
  continue: 'Continue to vehicles',
  open: 'Finish the answers for {{name}}',
  you: 'you',
};
export type PurchaseDriversTexts = typeof drivers;
