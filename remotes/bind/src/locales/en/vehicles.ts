/** The cars of the application (specification 2.12, /bol/quotes/vehicles). */
export const vehicles = {
  heading: 'Check your cars',
  lead: 'For each car, we need its VIN, its mileage and whether it has a loan or lease.',
  complete: 'Complete',
  missing: 'Add: {{fields}}',
  finish: 'Finish',
  finishNamed: 'Finish {{vehicle}}',
  mileage: '{{miles}} miles on the odometer',
  distance: '{{miles}} miles a year',
  lienholder: 'Lienholder: {{name}}',
  addHint: 'We’ll update your price, and you’ll see it before you pay.',
  continue: 'Continue to coverages',
  open: 'Finish the answers for the {{vehicle}}',
};
export type PurchaseVehiclesTexts = typeof vehicles;
