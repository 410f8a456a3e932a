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
  outcome: {
    open: 'Elija cómo continuar en la pregunta {{number}}',
    decline: {
      title: '{{carrier}} no puede asegurarle con esta respuesta',
      body: 'Las aseguradoras que sí la aceptan siguen disponibles para usted.',
    },
    refer: {
      title: '{{carrier}} necesita que un agente vea esta respuesta',
      body: 'No puede terminar en línea con esta aseguradora. Podemos enviarle por correo su solicitud a nuestro agente, sin números de Seguro Social ni de licencia. Usted la conserva, y el agente le responde por correo.',
    },
    drivers: {
      title: 'Todas las personas que manejan sus autos deben estar en su solicitud',
      body: 'Agregue a cada una, diga quién queda asegurada y quién excluida, y luego vuelva aquí y responda No.',
      action: 'Agregar un conductor',
    },
    address: {
      title: 'Su precio es para la dirección donde se guardan sus autos',
      body: 'Corrija esa dirección, y luego vuelva aquí y responda No.',
      action: 'Corregir la dirección',
    },
    plan: 'Cuando guarde esta respuesta, le enviaremos los motivos por correo. Si ninguna aseguradora le acepta, el {{plan}} puede encontrarle una.',
    send: 'Guardar y enviar mi solicitud al agente',
    sent: 'Enviamos su solicitud a nuestro agente por correo. Espere su respuesta en su correo.',
    failed: 'Su solicitud no se envió',
    others: 'Guardar y ver las demás aseguradoras',
  },
  save: 'Guardar y continuar',
  saving: 'Guardando sus respuestas',
  failed: 'Sus respuestas no se guardaron',
};
