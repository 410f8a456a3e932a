import type { QuestionsTexts } from '../en/questions';

export const questions: QuestionsTexts = {
  heading: 'Algunas preguntas de {{carrier}}',
  lead: 'Responda por todos los autos y conductores de la póliza. Algunas respuestas necesitan una o dos frases.',
  reopened_one: 'Su cambio afecta una pregunta. Responda la pregunta {{numbers}}.',
  reopened_other: 'Su cambio afecta algunas preguntas. Responda las preguntas {{numbers}}.',
  numbered: '{{number}}. {{text}}',
  named: 'Pregunta {{number}}',
  yes: 'Sí',
  no: 'No',
  unanswered: 'Responda',
  explain: 'Explique su respuesta a la pregunta {{number}}',
  explainFreely: 'Algo que agregar a la pregunta {{number}}',
  explainBusiness: '¿Cómo se usa para el negocio? (pregunta\u00A0{{number}})',
  explainHint: 'Una o dos frases: qué, cuándo, qué auto o quién.',
  forced: {
    business: 'La respuesta es Sí, porque usted dijo que un auto se usa para un negocio: {{cars}}.',
    monitoring: 'La respuesta es Sí, porque el precio que eligió es de un programa de conductor monitoreado.',
    contents_plus: 'La respuesta es No: Contents PLUS no es parte de esta póliza.',
  },
  mismatch: {
    title: 'Su respuesta y sus vehículos no coinciden',
    toVehicles: 'Ir a sus vehículos',
    stay: 'Volver a las preguntas',
    close: 'Cerrar',
    kept: 'No perderá sus respuestas.',
  },
  save: 'Guardar y continuar',
  saving: 'Guardando sus respuestas',
  failed: 'Sus respuestas no se guardaron',
};
