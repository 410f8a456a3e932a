import type * as en from '../en/contact';

export const ratesContact: typeof en.ratesContact = {
  email: {
    lead: 'Le enviamos sus precios con un enlace que abre esta cotización en cualquier navegador. Funciona una vez, dentro de {{days}} días.',
    to: 'Correo electrónico',
    incomplete: 'Escriba un correo electrónico completo para enviar la cotización.',
    submit: 'Enviar mi cotización',
    sending: 'Enviando su cotización',
    failed: 'No pudimos enviar su cotización por correo. Lo que escribió se conserva.',
    sent: 'Enviamos su cotización a {{email}}',
    sentHelp:
      'Puede tardar un minuto en llegar. ¿No está? Busque en el correo no deseado o envíela otra vez.',
  },
  agent: {
    lead: 'Un agente con licencia revisa esta cotización y le responde por correo electrónico. Usted recibe una copia de lo que enviamos.',
    name: 'Nombre completo',
    to: 'Correo electrónico',
    phone: 'Número de teléfono',
    phoneHint: 'Diez dígitos. Lo recibe el agente, quien solo llama si usted lo acepta abajo.',
    byEmailOnly: 'Si la deja sin marcar, un agente le escribe solo por correo electrónico.',
    submit: 'Pedir que un agente se comunique',
    sending: 'Enviando su solicitud',
    failed: 'No pudimos enviar su solicitud. Lo que escribió se conserva.',
    sent: 'Un agente se comunicará con usted',
    sentEmail: 'Por correo a {{email}}, adonde va en camino una copia de su solicitud.',
    sentPhone:
      'Por correo a {{email}}, adonde va en camino una copia de su solicitud, o por teléfono al {{phone}}.',
  },
  close: 'Cerrar',
  cancel: 'Cancelar',
};
