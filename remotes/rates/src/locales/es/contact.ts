import type * as en from '../en/contact';

export const ratesContact: typeof en.ratesContact = {
  email: {
    lead: 'Le enviaremos sus precios con un enlace que abre esta cotización en cualquier navegador. El enlace funciona una sola vez, durante {{days}} días.',
    to: 'Correo electrónico',
    sending: 'Enviando su cotización',
    failed: 'No pudimos enviar su cotización por correo electrónico. Lo que escribió sigue aquí.',
    sent: 'Enviamos su cotización a {{email}}',
    sentHelp:
      'Puede tardar un minuto en llegar. ¿No está? Busque en el correo no deseado o envíela otra vez.',
  },
  agent: {
    lead: 'Un agente con licencia revisará esta cotización y le responderá por correo electrónico. Usted recibirá una copia de lo que enviamos.',
    name: 'Nombre completo',
    to: 'Correo electrónico',
    phone: 'Número de teléfono',
    phoneHint: 'Diez dígitos. Lo recibe el agente, quien solo llama si usted lo acepta abajo.',
    byEmailOnly: 'Si no marca la casilla, un agente le escribe solo por correo electrónico.',
    sending: 'Enviando su mensaje',
    failed: 'No pudimos enviar su mensaje. Lo que escribió sigue aquí.',
    sent: 'Un agente se comunicará con usted',
    sentEmail: 'Por correo electrónico a {{email}}. Ahí le enviamos una copia de su mensaje.',
    sentPhone:
      'Por correo electrónico a {{email}} o por teléfono al {{phone}}. Le enviamos por correo electrónico una copia de su mensaje.',
  },
  close: 'Cerrar',
  cancel: 'Cancelar',
};
