import type { PurchaseVehiclesTexts } from '../en/vehicles';

export const vehicles: PurchaseVehiclesTexts = {
  heading: 'Revise sus autos',
  lead: 'Cada auto de la póliza necesita su VIN, sus millas y quién más es dueño de una parte.',
  complete: 'Completo',
  missing: 'Falta: {{fields}}',
  finish: 'Completar',
  finishNamed: 'Completar {{vehicle}}',
  mileage: '{{miles}} millas hasta hoy',
  distance: '{{miles}} millas al año',
  lienholder: 'Acreedor prendario: {{name}}',
  addHint: 'El precio se calcula de nuevo con él, y usted ve el nuevo antes de pagar.',
  continue: 'Continuar con las coberturas',
  open: 'Complete las respuestas del {{vehicle}}',
};
