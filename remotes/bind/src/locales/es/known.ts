import type { KnownTexts } from '../en/known';

export const known: KnownTexts = {
  heading: 'Lo que sabemos',
  loading: 'Cargando las preguntas',
  failed: 'No pudimos cargar las preguntas',
  change: 'Cambiar',
  changeNamed: 'Cambiar {{what}}',
  done: 'Listo',
  doneNamed: 'Listo con {{what}}',
  fromQuote: 'De su cotización',
  fromYou: 'De sus respuestas',
  yes: 'Sí',
  no: 'No',
  answered: '{{answered}} de {{total}} respondidas',
  of: '{{answered}} de {{total}}',
};
