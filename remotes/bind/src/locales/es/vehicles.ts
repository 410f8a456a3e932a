import type { PurchaseVehiclesTexts } from '../en/vehicles';

export const vehicles: PurchaseVehiclesTexts = {
  heading: 'Revise sus autos',
  lead: 'De cada auto necesitamos su VIN, sus millas y si tiene préstamo o arrendamiento.',
  complete: 'Completo',
  missing: 'Falta: {{fields}}',
  finish: 'Completar',
  finishNamed: 'Completar {{vehicle}}',
  mileage: '{{miles}} millas en el odómetro',
  distance: '{{miles}} millas al año',
  lienholder: 'Acreedor prendario: {{name}}',
  addHint: 'Actualizaremos su precio y lo verá antes de pagar.',
  continue: 'Continuar con las coberturas',
  open: 'Complete las respuestas del {{vehicle}}',
};
