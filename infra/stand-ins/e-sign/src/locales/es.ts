import type { Texts } from './en';

/** The signing pages in Spanish. What is consented to is to be reviewed by counsel (15 U.S.C. 7001(c)). */
export const es: Texts = {
  service: 'Servicio de firmas',
  demonstration:
    'Esta es una demostración de un servicio de firmas. Nada de lo que se firma aquí obliga a nadie.',
  reference: 'Referencia: {reference}',
  consent: {
    title: 'Antes de firmar: documentos y firmas electrónicos',
    lead: 'Lea esto primero. Después vienen sus documentos.',
    parts: [
      {
        title: 'A qué da su consentimiento',
        text: 'Usted acepta recibir y firmar electrónicamente estos documentos. Vale solo para este trámite: para nada que venga después.',
      },
      {
        title: 'Copias en papel',
        text: 'Puede recibir estos documentos en papel, o una copia en papel de lo que firmó, sin costo: llame o escriba a su agente. No tiene que aceptar esta página para recibirlos en papel.',
      },
      {
        title: 'Cómo retirar su consentimiento',
        text: 'Puede retirarlo en cualquier momento antes de su última firma: elija “No firmar” en cualquier página. No tiene costo. Los documentos quedan entonces sin firmar, no ocurre lo que dependía de ellos, y un agente puede seguir con usted en papel. Lo que haya firmado por completo antes sigue siendo válido.',
      },
      {
        title: 'Su dirección al día',
        text: 'Si cambia su correo electrónico, avise a su agente, para que le llegue lo relacionado con estos documentos.',
      },
      {
        title: 'Qué necesita',
        text: 'Una computadora, tableta o teléfono con conexión a Internet; una versión actual de Chrome, Edge, Firefox o Safari; un programa que muestre archivos PDF; y espacio para guardarlos, o una impresora. En la página siguiente abrirá su primer documento: si se abre, su dispositivo puede mostrar estos documentos.',
      },
    ],
    agree:
      'Leí esto, puedo abrir archivos PDF en este dispositivo y acepto usar documentos y firmas electrónicos.',
    go: 'Aceptar y ver mis documentos',
    missing: 'Marque la casilla para continuar, o elija no firmar.',
  },
  document: {
    step: 'Documento {number} de {of}',
    read: 'Lea el documento y después fírmelo con su nombre.',
    open: 'Abrir “{title}” (PDF, pestaña nueva)',
    name: 'Su nombre completo',
    nameHint: 'Como aparece en los documentos: {name}',
    meaning: 'Al elegir “Firmar” pone su nombre en este documento como si lo hiciera a mano.',
    last: 'Es la última firma. Después sus documentos van a su aseguradora.',
    sign: 'Firmar “{title}”',
    view_first: 'Abra el documento antes de firmarlo.',
    name_differs: 'Escriba su nombre como aparece en los documentos: {name}.',
  },
  certificate: {
    title: 'Certificado de finalización',
    lead: 'El servicio de firmas agregó este certificado. Las páginas anteriores son el documento tal como se envió, sin cambios: los primeros {size} bytes de este archivo, cuyo SHA-256 aparece abajo.',
    signature: 'Firma',
    signed: 'Firmado electrónicamente por {name} el {when}, desde la dirección IP {ip}.',
    document: {
      title: 'Qué se firmó',
      name: 'Documento',
      reference: 'Referencia',
      envelope: 'Sobre',
      sha256: 'SHA-256 del archivo enviado',
      consent: 'Documentos electrónicos',
      consented: 'Uso aceptado el {when}',
    },
    trail: {
      title: 'Registro de auditoría',
      lead: 'Cada hash abarca su entrada y el hash anterior: ninguna puede cambiarse ni omitirse sin que se note.',
      number: 'N.º',
      at: 'Cuándo (UTC)',
      event: 'Qué ocurrió',
      from: '{what}, desde la dirección IP {ip}',
      hash: 'Hash: {hash}',
      details: {
        document: 'Documento',
        sha256: 'SHA-256',
        name: 'Nombre escrito',
        wording: 'SHA-256 del texto aceptado',
      },
      events: {
        envelope_created: 'Sobre creado',
        envelope_opened: 'Sobre abierto por quien firma',
        consent_given: 'Aceptación de documentos y firmas electrónicos',
        document_viewed: 'Documento abierto',
        document_signed: 'Documento firmado',
        envelope_completed: 'Sobre terminado',
        envelope_declined: 'Firma rechazada',
        envelope_voided: 'Sobre retirado por quien lo envió',
      },
    },
    foot: 'Certificado de finalización, sobre {envelope}, página {number} de {of}',
  },
  completed: {
    title: 'Todo firmado',
    lead: 'Gracias. Sus documentos van en camino a su aseguradora.',
  },
  declined: {
    title: 'Usted decidió no firmar',
    lead: 'Sus documentos quedan sin firmar. Un agente puede continuar con usted en papel.',
  },
  voided: {
    title: 'Ya no hay nada que firmar',
    lead: 'Quien envió estos documentos los retiró.',
  },
  missing: { title: 'Aquí no hay nada que firmar', lead: 'Revise el enlace que siguió.' },
  goBack: 'Volver al sitio de donde vino',
  decline: {
    title: 'No firmar',
    lead: 'Esto retira su consentimiento y deja sus documentos sin firmar. No se puede deshacer.',
    go: 'Dejar mis documentos sin firmar',
  },
  problem: 'Revise esto',
};
