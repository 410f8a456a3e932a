import type { PolicyTexts } from '../en/policy';

export const policy: PolicyTexts = {
  policy: {
    waitingTitle: 'Buscando sus documentos',
    waitingMessage: 'Su póliza está emitida. Estamos buscando sus documentos.',
    failedTitle: 'No pudimos mostrar su póliza',
    failedBody: 'Su póliza está emitida. Inténtelo de nuevo en un momento.',
    heading: 'Todo está listo',
    lead: 'Tiene cobertura a partir del {{date}}. Revise su correo electrónico: los documentos de su póliza van en camino a {{email}}.',
    leadNoEmail:
      'Tiene cobertura a partir del {{date}}. Revise su correo electrónico: los documentos de su póliza van en camino.',
    cardLabel: 'Su póliza',
    number: 'Número de póliza',
    dates: 'Fechas de la póliza',
    datesValue: 'del {{from}} al {{to}}',
    charged: 'Monto cobrado',
    installments: 'Falta por pagar',
    installmentsValue_one: '{{count}} pago de {{amount}}, con cargos',
    installmentsValue_other: '{{count}} pagos de {{amount}}, con cargos',
    installmentsNote: '{{carrier}} le factura cada pago posterior antes de su vencimiento.',
    nothingDue: 'No debe nada más por este período.',
    papers: 'Sus documentos',
    paper: {
      id_cards: 'Tarjetas de seguro',
      dec_page: 'Página de declaraciones',
      esign_packet: 'Solicitud firmada',
    },
    paperHelp: {
      id_cards: 'Una por vehículo, para mostrar en su teléfono o para imprimir, recortar y llevar.',
      dec_page: 'Qué está asegurado, por cuánto y hasta cuándo.',
      esign_packet: 'Todo lo que usted declaró y firmó.',
    },
    fetching: 'Cargando el documento',
    preview: 'Ver',
    previewOf: 'Ver {{paper}}, se abre en otra pestaña',
    download: 'Descargar',
    downloadOf: 'Descargar {{paper}}',
    paperFailed: 'No pudimos cargar el documento.',
    paperInvalid: 'Este documento no se puede abrir. También se lo enviamos por correo electrónico.',
    file: {
      id_cards: 'tarjetas-de-seguro',
      dec_page: 'pagina-de-declaraciones',
      esign_packet: 'solicitud-firmada',
    },
    home: 'Ir a la página de inicio',
    homeNote: 'Este navegador olvidará su cotización. Su póliza no cambia.',
    homeNoteEnded:
      'Este navegador olvidará su cotización. Antes, anote su número para que nuestro equipo la encuentre.',
    errorsTitle: 'Su compra no se completó',
    errorsUnknown: 'Algo salió mal antes de que empezara su cobertura.',
    errorsKept: 'No se le cobró. Si su banco retuvo un monto, se libera.',
    errorsReleasing: 'No se le cobró. Si su banco retuvo un monto, se está liberando.',
    errorsHelp: 'Nuestro equipo lo terminará con usted. Tenga a la mano su número de cotización {{number}}.',
    program: {
      title: 'Su programa de conductor monitoreado',
      lead: 'Durante {{months}} meses una aplicación registra cómo frena, gira y acelera.',
      enroll: 'Inscríbase',
      enrollBody:
        'Recibe por correo electrónico un enlace a la aplicación. Cada conductor de la póliza la instala en su teléfono.',
      drive: 'Maneje',
      driveBody:
        'Maneje como siempre. La aplicación funciona sola; puede ver cada viaje y corregir quién manejaba.',
      form: 'Gane su tarifa',
      formBody:
        'A los {{months}} meses, su manera de manejar decide su tarifa. Manejar con cuidado la baja al renovar. Manejar bruscamente puede subirla.',
    },
  },
};
