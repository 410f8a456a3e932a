import type { PagesTexts } from '../en/pages';

/** The same texts in Spanish. */
export const pages: PagesTexts = {
  contactUs: {
    endedTitle: 'Su compra no se completó',
    endedBody:
      'No se emitió ninguna póliza y no se le cobró. Si su banco retuvo un monto, se libera. Comuníquese con nosotros y la terminaremos con usted.',
    reasons: {
      rater_error:
        'Ninguna aseguradora puede ofrecer un precio en línea. Comuníquese con nosotros para terminar su cotización.',
      quote_incomplete: 'Agregue al menos un vehículo y un conductor.',
      credit_score_missing: 'Díganos cómo es el crédito del titular de la póliza.',
      no_licensed_driver: 'Al menos un conductor necesita una licencia.',
      too_many_at_fault: 'Hay demasiados accidentes con culpa en esta cotización.',
      dwi_suspended: 'Esta aseguradora no acepta el historial de manejo de esta cotización.',
      other: 'Hubo un error al procesar su cotización; comuníquese con nosotros para terminarla.',
    },
    title: 'Contáctenos',
    lead: 'Un agente con licencia puede terminar esto con usted.',
    unavailable:
      'No pudimos comunicarnos con nuestro sistema de cotización. Lo que ha escrito está guardado.',
    retry: 'Intentar de nuevo',
    retrying: 'Consultando nuestro sistema de cotización',
    stillUnavailable: 'Nuestro sistema de cotización aún no responde. Inténtelo de nuevo en unos minutos.',
    byPhone: 'Por teléfono',
    byEmail: 'Por correo electrónico',
    review: 'Volver a su cotización',
  },
  privacyPage: {
    title: 'Privacidad',
    lead: 'Lo que este sitio guarda sobre usted, y por qué.',
    consents: {
      title: 'Lo que usted aceptó',
      lead: 'Para la cotización de este navegador, con las palabras que usted vio.',
      none: 'Nada hasta ahora. Solo llamamos por teléfono si usted marca que lo acepta.',
      given: 'Aceptado el {{date}}',
      withdrawn: 'Retirado el {{date}}. Ya avisamos al agente.',
      choiceWithdrawn: 'Retirado el {{date}}. Su solicitud volverá a pedirle esta elección.',
      onPaper:
        'Lo que firmó sigue siendo válido. Si retira el consentimiento, pediremos al agente que le envíe por correo postal, sin costo, los documentos posteriores. También puede pedirlo llamando al {{phone}} o escribiendo a {{email}}.',
      nowOnPaper:
        'Retirado el {{date}}. Ya pedimos al agente que le envíe por correo postal los documentos posteriores. Lo que firmó sigue siendo válido.',
      withdraw: {
        telephone_contact: 'Retirar el permiso para llamarme',
        application_statement: 'Retirar mi declaración',
        electronic_records: 'Retirar el consentimiento a documentos electrónicos',
        um_rejection: 'Retirar mi rechazo de la cobertura de lesiones por conductor sin seguro',
        uim_rejection: 'Retirar mi rechazo de la cobertura de lesiones por conductor con seguro insuficiente',
        umpd_rejection: 'Retirar mi rechazo de la cobertura de daños por conductor sin seguro',
        pip_rejection: 'Retirar mi rechazo de la protección contra lesiones personales',
        line: 'Retirar esta elección',
        tort_limited: 'Retirar mi elección de derecho limitado (limited tort)',
        tort_full: 'Retirar mi elección de derecho completo (full tort)',
      },
      withdrawing: 'Retirando',
      loading: 'Cargando lo que usted aceptó',
      failed: 'No pudimos retirarlo. Inténtelo de nuevo o llame al {{phone}}.',
      closed: 'Su póliza se está emitiendo con esta elección. Llame al {{phone}} para cambiarla.',
      unread: 'No pudimos cargar lo que usted aceptó.',
      retry: 'Intentar de nuevo',
    },
    points: [
      'Pedimos solo lo que una aseguradora necesita para dar un precio: dónde vive, sus autos y sus conductores.',
      'Además de la conexión segura, su navegador cifra lo que usted escribe. Así nadie puede leerlo en registros, en servidores intermedios ni con herramientas que observan nuestro tráfico. Esto no puede protegerle de los servidores que le envían esta página. En eso, tiene que confiar en nosotros.',
      'Su cotización solo se abre con una clave que permanece en su navegador. Un enlace que le enviamos por correo da a otro navegador una clave propia.',
      'Medimos qué tan rápido cargan nuestras páginas y qué partes fallan, para poder corregirlas. Esos datos no dicen quién es usted, qué escribe ni cuál es su cotización. Si su navegador pide a los sitios que no le rastreen, no envía ninguno.',
      'La dirección de correo que nos da se usa para los mensajes que usted pide. Solo llamamos a su teléfono si usted lo acepta.',
      'Si nos pide que le avisemos cuando lleguemos a su código postal, guardamos su correo electrónico cifrado. Le enviamos una confirmación y, cuando lleguemos, un solo aviso. Con el enlace de la confirmación puede borrarlo. Nosotros lo borramos después del aviso, o {{years}} años después de la última vez que usted lo pidió.',
      'Ciframos los números de Seguro Social y de licencia. Nunca los devolvemos completos a su navegador.',
      'Estas páginas no tienen publicidad ni rastreo. Dos cookies recuerdan su idioma y la versión del sitio que usa. Una tercera guarda por un día un número al azar, para que nadie acapare el sitio. Mientras probamos una versión nueva, una cuarta guarda por 30 días un número al azar que decide quién la recibe.',
      'El chat se abre solo cuando usted lo pide. Quien responde ve entonces su nombre, correo electrónico y teléfono, si ya nos los dio. No hay chat en las páginas donde se paga y se firma.',
      '“Empezar de nuevo” borra de este navegador el número y la clave de su cotización.',
    ],
  },
  seller: {
    title: 'Quién vende este seguro',
    who: '{{agency}} vende las pólizas que usted compara aquí, y las aseguradoras las emiten. Usted no nos paga nada: la aseguradora que elija nos paga una comisión.',
    licenses: 'Nuestras licencias de agencia: {{numbers}}',
  },
  recipients: {
    title: 'Quién recibe sus respuestas y cuándo',
    prices:
      'Pide precios: cada aseguradora que vende en su estado recibe su código postal y sus respuestas sobre autos, conductores, vivienda y seguro.',
    final:
      'Pide su precio final: la aseguradora que eligió recibe toda su solicitud, con nombres, direcciones, números de licencia y número de Seguro Social. Ninguna otra la recibe. Si vuelve a comparar todas las aseguradoras, reciben solo las respuestas que cambian el precio.',
    signed:
      'Paga y firma: esa aseguradora recibe los documentos firmados. Un servicio de tarjetas recibe el número de su tarjeta, que nosotros nunca vemos, y un servicio de firmas recibe los documentos que firma.',
    others: 'Estas son las aseguradoras, con el nombre corto que usamos y los estados donde venden:',
    carrier: '{{full}} ({{short}}): {{states}}',
  },
  keptFor: {
    title: 'Cuánto tiempo guardamos sus respuestas',
    lead: 'Contado desde su último cambio. Después las borramos nosotros mismos.',
    draft: 'Respuestas sin un precio: {{period}}.',
    priced: 'Respuestas con un precio: {{period}}.',
    application: 'Una solicitud que no llegó a ser póliza: {{period}}.',
    policy: 'Una póliza que usted compró, con sus documentos: {{period}}.',
    inState: 'En {{state}}: {{period}}.',
    days_one: '{{count}} día',
    days_other: '{{count}} días',
    years_one: '{{count}} año',
    years_other: '{{count}} años',
  },
  noQuoteHere: {
    lead: 'No hay ninguna cotización en este navegador. Abra aquí el enlace de uno de nuestros correos y vuelva a esta página. También puede llamar al {{phone}} o escribir a {{email}}.',
    start: 'Empezar una cotización',
  },
  myData: {
    title: 'Obtener mis datos',
    lead: 'Un archivo con todo lo que guardamos de su cotización. Puede leerlo en cualquier dispositivo.',
    numbers: 'De los números de Seguro Social y de licencia solo se ven los últimos cuatro dígitos.',
    get: 'Descargar mis datos',
    getting: 'Obteniendo sus datos',
    failed: 'No pudimos obtener sus datos.',
  },
  eraseData: {
    title: 'Borrar mis datos',
    lead: 'Esto borra su cotización aquí y en nuestros servidores. No se puede deshacer.',
    what: 'Se borran: sus respuestas, sus precios, lo que usted aceptó, los correos que aún no enviamos y los enlaces de los correos que sí enviamos.',
    policy:
      'Si compró una póliza, debemos guardarla. En ese caso no se borra nada y le decimos por cuánto tiempo la guardamos.',
    erase: 'Borrar todo',
    erasing: 'Borrando sus datos',
    first: 'Obtener antes mis datos',
    failed: 'No pudimos borrar sus datos.',
    paying:
      'Hay un pago o una firma sin terminar. Termínelo o cancélelo, o llame al {{phone}}, e inténtelo de nuevo.',
    doneTitle: 'Sus datos están borrados',
    doneLead:
      'Su cotización y su clave ya no existen, ni aquí ni en nuestros servidores. Los enlaces de nuestros correos ya no la abren.',
    start: 'Empezar una cotización nueva',
    keptTitle: 'Su póliza se conserva',
    keptLead:
      'La ley y su aseguradora nos piden guardar la póliza y sus documentos por {{years}} años. Quedan cifrados con una clave propia. Si tiene preguntas, llame al {{phone}}.',
  },
  accessibilityPage: {
    title: 'Accesibilidad',
    lead: 'Este sitio está hecho para todas las personas.',
    points: [
      'Nuestra meta es WCAG 2.2, nivel AA. Cada paso funciona solo con el teclado y con un lector de pantalla.',
      'El texto se puede ampliar al 200%. Los colores siguen el modo claro u oscuro de su dispositivo, y las animaciones se detienen si lo pide.',
      'Si algo no le funciona, llame al {{phone}} o escriba a {{email}}. Podemos hacer su cotización por teléfono.',
    ],
  },
};
