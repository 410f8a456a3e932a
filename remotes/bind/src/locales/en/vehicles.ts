/** The cars of the application (specification 2.12, /bol/quotes/vehicles). */
export const vehicles = {
  heading: 'Check your cars',
  lead: 'Every car on the policy needs its VIN, its miles and who else owns a part of it.',
  complete: 'Complete',
  missing: 'Still needed: {{fields}}',
  finish: 'Finish',
  finishNamed: 'Finish {{vehicle}}',
  mileage: '{{miles}} miles so far',
  distance: '{{miles}} miles a year',
  lienholder: 'Lienholder: {{name}}',
  addHint: 'The price is worked out again with it, and you see the new one before you pay.',
  continue: 'Continue to coverages',
  open: 'Finish the answers for the {{vehicle}}',
};
export type PurchaseVehiclesTexts = typeof vehicles;
