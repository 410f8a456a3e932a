import type { LaterTexts } from '../en/later';

/** The same texts in Spanish. */
export const later: LaterTexts = {
  later: {
    lead: 'Le enviaremos por correo electrónico un enlace para volver a este paso, con las respuestas que haya guardado. Funciona una sola vez, durante {{days}} días.',
    unsaved: 'No incluye lo que escribió en esta página y aún no guardó.',
    card: 'Los datos de la tarjeta nunca se guardan. Los escribirá cuando vuelva.',
    signing: 'Firme antes de su fecha límite. Después, su compra se cancela y no se cobra nada.',
    email: 'Su correo electrónico',
    incomplete: 'Escriba su correo electrónico completo.',
    submit: 'Enviarme un enlace',
    sending: 'Enviando',
    failed: 'No pudimos enviar su enlace.',
    sentTitle: 'Estamos enviando un enlace a {{email}}',
    sentBody: 'Funciona una sola vez, durante {{days}} días. Ya puede cerrar esta página.',
    sentHelp: '¿No llega nada en unos minutos? Busque en el correo no deseado.',
  },
};
