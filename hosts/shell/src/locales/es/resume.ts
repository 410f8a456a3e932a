import type { ResumeTexts } from '../en/resume';

/** The same texts in Spanish. */
export const resume: ResumeTexts = {
  resume: {
    title: 'Esta cotización no está abierta en este navegador',
    lead: 'Por su privacidad, una dirección web por sí sola no abre ninguna cotización. Podemos enviarle por correo un enlace que sí la abre.',
    formTitle: 'Ábrala aquí por correo electrónico',
    email: 'Su correo electrónico',
    emailHint: 'El correo al que se envió esta cotización, o el que dio para que un agente le escribiera.',
    incomplete: 'Escriba su correo electrónico completo.',
    submit: 'Enviarme un enlace',
    sending: 'Enviando',
    sentTitle: 'Revise su correo',
    sentBody:
      'Si {{email}} se usó con esta cotización, un enlace va en camino. Abre la cotización una vez, dentro de {{days}} días.',
    sentHelp: '¿No llega nada en unos minutos? Busque en el correo no deseado o pruebe con otra dirección.',
    failed: 'No pudimos pedir su enlace.',
    otherTitle: 'Otras maneras',
    other:
      '¿Nunca se envió un correo? Abra la cotización en el navegador donde se hizo y elija allí «Enviarme la cotización por correo». O llámenos, y un agente la buscará con usted.',
    here: 'Continuar con la cotización de este navegador',
    start: 'Comenzar una cotización nueva',
  },
  resumeLink: {
    title: 'Abra su cotización en este navegador',
    lead: 'El enlace que le enviamos por correo funciona una sola vez. Presione el botón donde quiera continuar.',
    open: 'Abrir mi cotización',
    opening: 'Abriendo su cotización',
    holds: 'Este navegador ya guarda una cotización. Si no es la misma, la del correo tomará su lugar aquí.',
    replaceTitle: '¿Reemplazar la cotización de este navegador?',
    replaceBody:
      'La cotización de su correo toma el lugar de la que se guarda aquí. Si son dos, la que se guarda aquí solo podrá abrirse después con un enlace propio.',
    replaceConfirm: 'Abrir la del correo',
    replaceCancel: 'Conservar esta',
    failed: 'No pudimos abrir su cotización. El enlace aún sirve; inténtelo de nuevo.',
    spentTitle: 'Este enlace ya no abre ninguna cotización',
    spentLead:
      'Un enlace funciona una vez, dentro de {{days}} días. Este ya se usó, venció o está incompleto.',
    newLinkTitle: 'Cómo obtener un enlace nuevo',
    newLinkAgain:
      'Siga «Obtener un enlace nuevo» al final del mismo correo. Lleva a la página propia de su cotización, que le pide su correo electrónico.',
    newLinkThere:
      'O abra la cotización en un navegador donde todavía se abra, y elija allí «Enviarme la cotización por correo».',
    hereBody: 'Hay una cotización abierta en este navegador. Si usó el enlace aquí, es esa.',
  },
  waitingList: {
    title: 'Borre su dirección de nuestra lista',
    lead: 'Usted pidió que le avisáramos cuando llegáramos a su código postal. Si borra su dirección, no le escribiremos.',
    delete: 'Borrar mi dirección',
    deleting: 'Borrando',
    failed: 'No pudimos borrarla.',
    goneTitle: 'Borramos su dirección',
    goneLead: 'No le escribiremos sobre este código postal. Puede pedirlo otra vez cuando quiera.',
    start: 'Comenzar una cotización nueva',
  },
};
