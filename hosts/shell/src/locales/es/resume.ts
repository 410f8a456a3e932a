import type { ResumeTexts } from '../en/resume';

/** The same texts in Spanish. */
export const resume: ResumeTexts = {
  resume: {
    title: 'Esta cotización no está abierta en este navegador',
    lead: 'Para proteger su privacidad, una cotización solo se abre donde la empezó o con el enlace de su correo. Podemos enviarle un enlace nuevo.',
    formTitle: 'Reciba un enlace por correo electrónico',
    email: 'Su correo electrónico',
    emailHint: 'El correo al que se envió esta cotización, o el que dio para que un agente le escribiera.',
    incomplete: 'Escriba su correo electrónico completo.',
    submit: 'Enviarme un enlace',
    sending: 'Enviando',
    sentTitle: 'Revise su correo',
    sentBody:
      'Si {{email}} se usó con esta cotización, un enlace va en camino. Funciona una sola vez, durante {{days}} días.',
    sentHelp: '¿No llega nada en unos minutos? Busque en el correo no deseado o pruebe con otra dirección.',
    failed: 'No pudimos enviar su enlace.',
    otherTitle: 'Otras maneras',
    other:
      '¿Nunca se envió la cotización por correo electrónico? Ábrala en el navegador donde la empezó y elija “Enviarme la cotización por correo electrónico”. O llámenos, y un agente la buscará con usted.',
    here: 'Continuar con la cotización de este navegador',
    start: 'Empezar otra cotización',
  },
  resumeLink: {
    title: 'Abra su cotización en este navegador',
    lead: 'El enlace que le enviamos por correo electrónico funciona una sola vez. Ábralo en el navegador que quiera usar.',
    open: 'Abrir mi cotización',
    opening: 'Abriendo su cotización',
    holds: 'Este navegador ya tiene una cotización. La de su correo la reemplazará, si no es la misma.',
    replaceTitle: '¿Reemplazar la cotización de este navegador?',
    replaceBody:
      'La cotización de su correo reemplazará la de este navegador. Si no es la misma, la anterior solo se abrirá con su propio enlace.',
    replaceConfirm: 'Abrir la del correo',
    replaceCancel: 'Conservar esta',
    failed: 'No pudimos abrir su cotización. El enlace todavía funciona. Inténtelo de nuevo.',
    spentTitle: 'Este enlace ya no abre ninguna cotización',
    spentLead:
      'Un enlace funciona una sola vez, durante {{days}} días. Este ya se usó, venció o está incompleto.',
    newLinkTitle: 'Cómo obtener un enlace nuevo',
    newLinkAgain:
      'Elija “Obtener un enlace nuevo” al final del mismo correo. Le lleva a la página de su cotización, que le pide su correo electrónico.',
    newLinkThere:
      'O abra la cotización en un navegador donde todavía se abra y elija “Enviarme la cotización por correo electrónico”.',
    hereBody: 'Hay una cotización abierta en este navegador. Si usó el enlace aquí, esa es su cotización.',
  },
  handOff: {
    title: 'Abriendo su cotización',
    lead: 'Un momento. Su cotización continúa aquí.',
    failedTitle: 'Su cotización todavía no se abre',
    failed: 'No pudimos abrir su cotización.',
    again: 'Intentar de nuevo',
    spentTitle: 'Vuelva a empezar desde la otra página',
    spentLead:
      'Su cotización está a salvo. Para proteger su privacidad, aquí se abre una sola vez y solo durante un minuto.',
    spentBack:
      'Regrese a la página donde vio sus precios y elija de nuevo “Continuar para comprar”. Le lleva directamente a su cotización.',
  },
  waitingList: {
    title: 'Borre su correo electrónico de nuestra lista',
    lead: 'Usted pidió que le avisáramos cuando llegáramos a su código postal. Si borra su correo electrónico, no le escribiremos.',
    delete: 'Borrar mi correo electrónico',
    deleting: 'Borrando',
    failed: 'No pudimos borrarlo.',
    goneTitle: 'Borramos su correo electrónico',
    goneLead: 'No le escribiremos sobre este código postal. Puede pedirlo otra vez cuando quiera.',
    start: 'Empezar otra cotización',
  },
};
