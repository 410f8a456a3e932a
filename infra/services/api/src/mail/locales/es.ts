import type { en } from './en';

/** Letters in Spanish. */
export const es: typeof en = {
  quote: {
    subject: 'Su cotización de seguro de auto de {{brand}}',
    title: 'Su cotización, lista cuando usted quiera',
    lead: 'Para autos guardados en {{place}}. Su número de cotización es {{number}}.',
    best: 'El precio más bajo: {{carrier}}',
    all: 'Lo que cobraría cada aseguradora',
    blocks:
      'Cada bloque es un pago, desde el que hace al comprar hasta el último. Todas las barras tienen la misma escala.',
    offer:
      '{{count}} pagos: {{deposit}} al comprar, luego {{rest}} de {{amount}}. {{total}} en total por {{months}} meses, con cargos.',
    tracked:
      ' Condición: por {{months}} meses una aplicación registra cómo frena, gira y acelera, y el precio de renovación puede subir.',
    offer_saves: ' Pago total: {{price}}, con un ahorro de {{saved}}.',
    offer_saves_by_phone:
      ' Pago total, por teléfono o correo electrónico: {{price}}, con un ahorro de {{saved}}.',
    offer_by_phone: 'Pago total de {{total}} por {{months}} meses, por teléfono o correo electrónico.',
    offer_in_full: 'Pago total de {{total}} por {{months}} meses.',
    cars: 'Autos',
    drivers: 'Conductores',
    you: 'Usted',
    driver: 'Conductor {{number}}',
    estimate:
      'Estos precios valen hasta la medianoche del {{date}}. Son estimados hasta su cotización final. Si vuelve más tarde, calculamos su cotización de nuevo.',
    reason: 'Le enviamos este correo porque alguien escribió esta dirección en {{brand}} para cotizar.',
  },
  link: {
    action: 'Continuar mi cotización',
    note: 'El enlace abre su cotización en cualquier navegador, una sola vez, hasta el {{date}}. No lo reenvíe: quien lo tenga puede abrir su cotización.',
    spent: '¿El enlace ya no funciona?',
    again: 'Obtener un enlace nuevo',
  },
  resume: {
    subject: 'Su enlace para continuar su cotización en {{brand}}',
    title: 'Continúe su cotización',
    lead: 'Usted pidió un enlace nuevo a su cotización.',
    reason: 'Si no lo pidió, puede ignorar este correo. Sin el enlace, nadie puede abrir su cotización.',
  },
  later: {
    subject: 'Termine su cotización en {{brand}}',
    title: 'Continúe donde se quedó',
    lead: 'Las respuestas que guardó siguen ahí. Con el enlace de abajo vuelve al mismo paso.',
    about: 'Esta cotización es para autos guardados en {{place}}.',
    reason:
      'Le enviamos este correo porque alguien escribió esta dirección en {{brand}} para terminar una cotización más tarde. Si no fue usted, puede ignorarlo.',
  },
  waiting: {
    subject: 'Le avisaremos cuando lleguemos a {{zip}}',
    title: 'Le avisaremos cuando lleguemos a {{zip}}',
    lead: 'Todavía no ofrecemos seguros en {{state}}. Cuando lleguemos, recibirá un solo correo nuestro y después borraremos su correo electrónico de la lista.',
    erase: '¿Cambió de opinión o no lo pidió?',
    eraseAction: 'Borrar mi correo electrónico',
    reason:
      'Le enviamos este correo porque alguien escribió esta dirección en {{brand}} para saber cuándo llegamos a {{zip}}.',
  },
  arrived: {
    subject: 'Ya puede cotizar su seguro de auto para {{zip}}',
    title: 'Ya ofrecemos seguros en {{zip}}',
    lead: 'Usted nos pidió que le avisáramos. Cotizar es gratis, y nadie se comunicará con usted si no lo pide.',
    action: 'Ver mis precios',
    reason: 'Usted pidió a {{brand}} este único correo. Ya borramos su correo electrónico de nuestra lista.',
  },
  contact: {
    subject: 'Comuníquense conmigo, por favor: cotización {{number}}',
    title: 'Un cliente pide que un agente se comunique',
    lead: 'Sobre la cotización {{number}}, para autos guardados en {{place}}.',
    who: 'Cliente',
    name: 'Nombre: {{name}}',
    email: 'Correo electrónico: {{email}}',
    phone: 'Teléfono: {{phone}}',
    language: 'Idioma: español',
    by_email:
      'Respondan solo por correo electrónico. El cliente no dio su consentimiento para llamadas telefónicas.',
    by_phone:
      'Por correo electrónico o por teléfono. El cliente dio su consentimiento para llamadas telefónicas el {{date}}.',
    best: 'El precio más bajo ahora: {{carrier}}, {{offer}}',
    reason: 'Este correo se envió a un agente de {{brand}}, con copia al cliente.',
  },
  referral: {
    subject: 'Una solicitud por revisar: {{number}}',
    title: 'Una solicitud necesita un agente',
    lead: 'Una persona hizo una solicitud a {{carrier}} con la cotización {{number}}, para autos que se guardan en {{place}}. La aseguradora remite una respuesta a un agente, así que no puede terminar en línea y pide su ayuda.',
    why: 'Preguntas respondidas con Sí que le necesitan',
    left_out:
      'No se incluyen números de Seguro Social ni de licencia. Responda por correo electrónico: su respuesta le llega a quien hizo la solicitud.',
    reason: 'Enviamos esto a un agente de {{brand}} porque la persona nos lo pidió.',
  },
  refusal: {
    subject: 'Por qué {{carrier}} no puede asegurarle',
    title: 'Por qué {{carrier}} no puede asegurarle',
    lead: '{{carrier}} no puede asegurar sus autos en {{place}} porque usted respondió Sí a una pregunta.',
    why: 'Motivos',
    others:
      'Esto se refiere a una sola aseguradora. Sus otras respuestas están guardadas, y otras aseguradoras todavía pueden ofrecerle un precio.',
    plan: 'Si ninguna aseguradora le acepta, el {{plan}} puede asignarle una. Cualquier agente de seguros con licencia en el estado puede hacer la solicitud por usted.',
    reason: 'Recibe este correo porque dio esta dirección para solicitar una póliza en {{brand}}.',
  },
  internal: {
    subject: 'La cotización {{number}} tiene precios',
    title: 'Una cotización tiene precios',
    lead: 'Cotización {{number}}, para autos guardados en {{place}}.',
    reason: 'Esta copia se envió a una dirección interna de {{brand}}.',
  },
  withdrawn: {
    subject: 'No llamar: cotización {{number}}',
    title: 'Consentimiento para llamadas telefónicas retirado',
    lead: 'El cliente de la cotización {{number}} retiró su consentimiento para llamadas telefónicas. No llamen más al {{phone}}.',
    reason: 'Este correo se envió a un agente de {{brand}}.',
  },
  on_paper: {
    subject: 'Documentos por correo postal de ahora en adelante: {{number}}',
    title: 'Consentimiento para documentos electrónicos retirado',
    lead: 'El cliente de {{number}} retiró su consentimiento para los documentos electrónicos. Envíen por correo postal, sin costo, los documentos posteriores. Lo que se firmó sigue siendo válido.',
    reason: 'Este correo se envió a un agente de {{brand}}.',
  },
  ready: {
    title: 'Sus documentos están listos para firmar',
    lead: 'Su número de póliza es {{number}}. Solo se cobra a su tarjeta después de que firme.',
    until:
      'Firme a más tardar el {{last}}. Si no lo hace, el número de póliza se cancela y no se cobra nada.',
    starts: 'La cobertura empieza a las 12:01 a.m. del {{date}} o cuando firme, lo que sea más tarde.',
    action: 'Leer y firmar',
    note: 'El enlace abre su compra en cualquier navegador, una sola vez. No lo reenvíe: quien lo tenga puede abrir su compra.',
    reason: 'Le enviamos este correo porque está comprando una póliza en {{brand}} con esta dirección.',
  },
  payments: {
    title: 'Sus pagos',
    onSigning: '{{amount}} cuando firme',
    paid: '{{amount}}, cobrado a su tarjeta',
    later: '{{amount}} el {{date}}',
    billed:
      '{{carrier}} le factura cada pago posterior antes de su vencimiento. No se cobra nada más a su tarjeta.',
    event: 'Pagar {{amount}} a {{carrier}}, póliza {{number}}',
    file: 'pagos.ics',
  },
  seller: {
    licensed:
      'Seguro vendido por {{agency}} (licencia {{license}} en {{state}}). Si usted compra, la aseguradora nos paga una comisión.',
    sold: 'Seguro vendido por {{agency}} (licencia {{license}} en {{state}}). La aseguradora nos paga una comisión.',
    agent: '{{agency}} vende seguros de auto. Si usted compra, la aseguradora nos paga una comisión.',
  },
  ended: {
    subject: 'Su compra en {{brand}} no se completó',
    title: 'Su compra no se completó',
    lead: {
      FINAL_RATED:
        'Usted decidió no firmar. El número de póliza se canceló y no le da cobertura. Sus respuestas están guardadas: puede seguir desde su precio final.',
      EXPIRED: 'Su solicitud no se firmó a tiempo. El número de póliza se canceló y no le da cobertura.',
      FAILED: 'No pudimos completar su póliza. El número de póliza se canceló y no le da cobertura.',
    },
    noMoney:
      'No se le cobró. Se liberó el monto retenido en su tarjeta. Su banco puede tardar unos días en mostrarlo.',
    reason: 'Le enviamos este correo porque empezó a comprar una póliza en {{brand}} con esta dirección.',
  },
  program: {
    title: 'Su programa de conductor monitoreado',
    steps: [
      'Inscríbase: para obtener la aplicación, llame a {{carrier}} al {{phone}}. Cada conductor asegurado la instala en su teléfono.',
      'Maneje: durante {{months}} meses la aplicación registra cómo frena, gira y acelera. Funciona sola.',
      'Gane su tarifa: a los {{months}} meses, su manera de manejar decide su tarifa. Manejar con cuidado la baja al renovar. Manejar bruscamente puede subirla.',
    ],
  },
  policy: {
    subject: 'Su póliza {{number}}',
    title: 'Tiene cobertura a partir del {{date}}',
    lead: 'Su número de póliza es {{number}}.',
    attached:
      'Adjuntamos sus tarjetas de seguro, su página de declaraciones y su solicitud firmada. Guárdelas.',
    files: {
      id_cards: 'tarjetas-de-seguro.pdf',
      dec_page: 'pagina-de-declaraciones.pdf',
      esign_packet: 'solicitud-firmada.pdf',
    },
    reason: 'Le enviamos este correo porque compró una póliza en {{brand}} con esta dirección.',
  },
};
