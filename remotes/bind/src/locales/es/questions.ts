import type { QuestionsTexts } from '../en/questions';

export const questions: QuestionsTexts = {
  heading: 'Algunas preguntas de {{carrier}}',
  lead: 'Responda por todos los vehículos y conductores de la póliza. Aquí no se decide nada; algunas respuestas necesitan una o dos frases.',
  reopened_one: 'Su cambio afecta una pregunta. Por favor responda la pregunta {{numbers}}.',
  reopened_other: 'Su cambio afecta algunas preguntas. Por favor responda las preguntas {{numbers}}.',
  numbered: '{{number}}. {{text}}',
  named: 'Pregunta {{number}}',
  yes: 'Sí',
  no: 'No',
  unanswered: 'Por favor responda',
  explain: 'Por favor explique su respuesta a la pregunta {{number}}',
  explainFreely: 'Algo que agregar a la pregunta {{number}}',
  explainBusiness: '¿Cómo se usa para el negocio? (pregunta {{number}})',
  explainHint: 'Una o dos frases: qué, cuándo, qué vehículo o quién.',
  forced: {
    business: 'La respuesta es Sí, porque usted dijo que un vehículo se usa para un negocio: {{cars}}.',
    monitoring:
      'La respuesta es Sí, porque el precio que eligió es de un programa de monitoreo de conductores.',
    contents_plus: 'La respuesta es No: Contents PLUS no es parte de esta póliza.',
  },
  mismatch: {
    title: 'Su respuesta y sus vehículos no coinciden',
    toVehicles: 'Ir a sus vehículos',
    stay: 'Continuar con las preguntas',
    close: 'Cerrar',
    kept: 'Lo que ha respondido hasta ahora se conserva.',
  },
  save: 'Guardar y continuar',
  saving: 'Guardando sus respuestas',
  failed: 'Sus respuestas no se guardaron',
};
