import type { en } from './en';

/** Letters in Spanish. */
export const es: typeof en = {
  quote: {
    subject: 'Su cotización de seguro de auto de {{brand}}',
    title: 'Su cotización, lista cuando usted quiera',
    lead: 'Para autos guardados en {{place}}. Su número de cotización es {{number}}.',
    best: 'El precio más bajo: {{carrier}}',
    all: 'Lo que cobraría cada aseguradora',
    offer:
      '{{count}} pagos: {{deposit}} al comprar, luego {{rest}} de {{amount}}. {{total}} en total por {{months}} meses, con cargos.',
    tracked:
      ' Condición: por {{months}} meses una app registra cómo frena, gira y acelera, y el precio de renovación puede subir.',
    offer_saves: ' En un solo pago: {{price}}, con un ahorro de {{saved}}.',
    offer_in_full: '{{total}} en un solo pago por {{months}} meses.',
    cars: 'Autos',
    drivers: 'Conductores',
    you: 'Usted',
    driver: 'Conductor {{number}}',
    estimate:
      'Estos precios valen hasta la medianoche del {{date}}. Son estimados hasta su cotización final. Si vuelve más tarde, calculamos su cotización de nuevo.',
    reason: 'Recibe este correo porque esta dirección se ingresó en {{brand}} para recibir una cotización.',
  },
  link: {
    action: 'Continuar mi cotización',
    note: 'El enlace abre su cotización en cualquier navegador, una sola vez, hasta el {{date}}. Por favor no lo reenvíe: quien lo tenga puede abrir su cotización.',
    spent: '¿El enlace ya no abre su cotización?',
    again: 'Obtener un enlace nuevo',
  },
  resume: {
    subject: 'Su enlace para continuar su cotización en {{brand}}',
    title: 'Continúe su cotización',
    lead: 'Usted pidió un nuevo enlace a su cotización.',
    reason: 'Si no lo pidió, puede ignorar este correo: sin el enlace nadie puede abrir su cotización.',
  },
  later: {
    subject: 'Termine su cotización en {{brand}}',
    title: 'Continúe donde la dejó',
    lead: 'Las respuestas que guardó siguen ahí. Con el enlace de abajo vuelve al paso donde se quedó.',
    about: 'Esta cotización es para autos guardados en {{place}}.',
    reason:
      'Recibe este correo porque esta dirección se ingresó en {{brand}} para terminar una cotización más tarde. Si no fue usted, puede ignorarlo.',
  },
  waiting: {
    subject: 'Le avisaremos cuando lleguemos a {{zip}}',
    title: 'Le avisaremos cuando lleguemos a {{zip}}',
    lead: 'Todavía no ofrecemos seguros en {{state}}. Cuando lleguemos, recibirá un solo correo nuestro y después borraremos su dirección.',
    erase: '¿Cambió de opinión o no lo pidió?',
    eraseAction: 'Borrar mi dirección',
    reason:
      'Recibe este correo porque esta dirección se ingresó en {{brand}} para saber cuándo lleguemos a {{zip}}.',
  },
  arrived: {
    subject: 'Ya puede cotizar su seguro de auto para {{zip}}',
    title: 'Ya ofrecemos seguros en {{zip}}',
    lead: 'Usted nos pidió avisarle. Cotizar es gratis, y nadie le contactará si usted no lo pide.',
    action: 'Ver mis precios',
    reason: 'Usted pidió a {{brand}} este único correo. Ya borramos su dirección de nuestra lista.',
  },
  contact: {
    subject: 'Por favor comuníquense conmigo: cotización {{number}}',
    title: 'Un cliente pide que se comuniquen con él',
    lead: 'Sobre la cotización {{number}}, para autos guardados en {{place}}.',
    who: 'Cliente',
    name: 'Nombre: {{name}}',
    email: 'Correo electrónico: {{email}}',
    phone: 'Teléfono: {{phone}}',
    language: 'Idioma: español',
    by_email:
      'Por favor respondan solo por correo electrónico: el cliente no dio su consentimiento para el contacto telefónico.',
    by_phone:
      'Por correo electrónico o por teléfono: el cliente dio su consentimiento para el contacto telefónico el {{date}}.',
    best: 'El precio más bajo ahora: {{carrier}}, {{offer}}',
    reason: 'Este correo se envió a un agente de {{brand}}, con copia al cliente.',
  },
  internal: {
    subject: 'La cotización {{number}} tiene precios',
    title: 'Una cotización tiene precios',
    lead: 'Cotización {{number}}, para autos guardados en {{place}}.',
    reason: 'Esta copia se envió a una dirección interna de {{brand}}.',
  },
  withdrawn: {
    subject: 'Por favor no llamen: cotización {{number}}',
    title: 'Consentimiento telefónico retirado',
    lead: 'El cliente de la cotización {{number}} retiró su consentimiento para el contacto telefónico. Por favor no llamen más al {{phone}}.',
    reason: 'Este correo se envió a un agente de {{brand}}.',
  },
  on_paper: {
    subject: 'Documentos por correo postal de ahora en adelante: {{number}}',
    title: 'Consentimiento para documentos electrónicos retirado',
    lead: 'El cliente de {{number}} retiró su consentimiento para los documentos electrónicos. Por favor envíen por correo postal, sin costo, los documentos posteriores. Lo que se firmó sigue siendo válido.',
    reason: 'Este correo se envió a un agente de {{brand}}.',
  },
  ready: {
    title: 'Sus documentos están listos para firmar',
    lead: 'Su número de póliza es {{number}}. Solo se cobra a su tarjeta cuando haya firmado.',
    until:
      'Firme a más tardar el {{last}}. Si no lo hace, el número de póliza se cancela y no se cobra nada.',
    starts:
      'La cobertura empieza a las 12:01 a.m. del {{date}}, o cuando haya firmado, lo que sea posterior.',
    action: 'Leer y firmar',
    note: 'El enlace abre su compra en cualquier navegador, una sola vez. Por favor no lo reenvíe: quien lo tenga puede abrir su compra.',
    reason: 'Recibe este correo porque está comprando una póliza en {{brand}} con esta dirección.',
  },
  payments: {
    title: 'Sus pagos',
    onSigning: '{{amount}} cuando haya firmado',
    paid: '{{amount}}, cobrado a su tarjeta',
    later: '{{amount}} el {{date}}',
    billed:
      '{{carrier}} le factura cada pago posterior antes de su vencimiento. No se cobra nada más a su tarjeta.',
    event: 'Pagar {{amount}} a {{carrier}}, póliza {{number}}',
    file: 'pagos.ics',
  },
  ended: {
    subject: 'Su compra en {{brand}} no se completó',
    title: 'Su compra no se completó',
    lead: {
      EXPIRED:
        'Su solicitud no se firmó a tiempo, por lo que el número de póliza se canceló y no asegura nada.',
      FAILED:
        'Algo nos impidió completar su póliza, por lo que el número de póliza se canceló y no asegura nada.',
    },
    noMoney:
      'No se cobró nada: se liberó el monto retenido en su tarjeta. Su banco puede tardar unos días en mostrarlo.',
    reason: 'Recibe este correo porque empezó a comprar una póliza en {{brand}} con esta dirección.',
  },
  policy: {
    subject: 'Su póliza {{number}}',
    title: 'Tiene cobertura a partir del {{date}}',
    lead: 'Su número de póliza es {{number}}.',
    attached:
      'Adjuntamos sus tarjetas de identificación del seguro, su página de declaraciones y su solicitud firmada. Consérvelas.',
    files: {
      id_cards: 'tarjetas-de-seguro.pdf',
      dec_page: 'declaraciones.pdf',
      esign_packet: 'solicitud-firmada.pdf',
    },
    reason: 'Recibe este correo porque compró una póliza en {{brand}} con esta dirección.',
  },
};
