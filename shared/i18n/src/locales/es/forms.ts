import type { FormsTexts } from '../en/forms';

export const forms: FormsTexts = {
  optional: '(opcional)',
  dateFormat: 'MM/DD/AAAA',
  elsewhere: {
    title: 'Su cotización cambió en otra pestaña u otro navegador',
    clash: 'Esto cambió en otra pestaña u otro navegador',
    answers: 'Cambió su dirección, su vivienda, su seguro o la fecha de inicio.',
    questions: 'Cambiaron sus respuestas a las preguntas de la aseguradora.',
    added: 'Se agregó: {{name}}',
    removed: 'Se quitó: {{name}}',
    changed: 'Cambió: {{name}}',
    changedFields: 'Cambió {{name}}: {{fields}}.',
    take: 'Cargar las respuestas más recientes',
    keep: 'Conservar las mías',
    seen: 'Entendido, continuar',
    undecided: 'Elija arriba qué respuestas usar.',
    newer: 'Estas son las respuestas más recientes.',
    mine: 'Conservamos sus respuestas. Guárdelas para usarlas.',
  },
};
