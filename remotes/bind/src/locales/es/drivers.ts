import type { PurchaseDriversTexts } from '../en/drivers';

export const drivers: PurchaseDriversTexts = {
  heading: 'Conductores de su póliza',
  lead: 'Faltan algunas respuestas para poder obtener su precio final.',
  leadWhole: 'Están todas las respuestas. Revíselas y continúe con los vehículos.',
  policyholder: 'Titular de la póliza',
  excluded: 'Excluido: sin cobertura',
  international: 'Licencia de otro país',
  sr22: 'SR-22',
  incidents_one: '{{count}} accidente o infracción',
  incidents_other: '{{count}} accidentes e infracciones',
  complete: 'Completo',
  missing: 'Falta: {{missing}}',
  finish: 'Completar',
  finishNamed: 'Completar: {{driver}}',
  finishNamed_you: 'Completar sus respuestas',
  edit: 'Editar',
  editNamed: 'Editar: {{driver}}',
  editNamed_you: 'Editar sus respuestas',
  continue: 'Continuar con los vehículos',
  open: 'Complete las respuestas de {{name}}',
  you: 'usted',
};
