import type { SigningTexts } from '../en/signing';

export const signing: SigningTexts = {
  signing: {
    bindingMessage:
      'Preguntamos al servicio de tarjetas por su pago; después su póliza recibe su número y se hacen sus documentos.',
    unheardTitle: 'El servicio de tarjetas todavía no confirma su pago',
    unheardBody:
      'Pregunte de nuevo en un momento. Si se realizó, lo terminamos nosotros y le avisamos por correo electrónico.',
    unheardKept: 'Se le cobra una vez como máximo.',
    waitingTitle: 'Preparamos los documentos para firmar',
    waitingMessage: 'Su póliza recibe su número y se hacen sus documentos. Tarda unos segundos.',
    slow: 'Tarda más de lo normal. Puede esperar aquí o volver más tarde: también le avisamos por correo electrónico.',
    toPayment: 'Volver al pago',
    heading: 'Firme sus documentos',
    lead: 'Su número de póliza es {{number}}. Solo se cobra a su tarjeta cuando haya firmado.',
    call: 'Leer y firmar',
    away: 'Se abre el servicio de firmas y, al terminar, lo trae de vuelta aquí.',
    until: 'Firme a más tardar el {{last}}. Después, el número de póliza se cancela y no se cobra nada.',
    starts:
      'La cobertura empieza a las 12:01 a.m. del {{date}}, o cuando haya firmado, lo que sea posterior.',
    frame: 'Firma de sus documentos',
    loadingTitle: 'Cargamos sus documentos',
    loadingMessage: 'Abrimos el servicio de firmas. Tarda unos segundos.',
    notLoadedTitle: 'El servicio de firmas no cargó',
    notLoadedBody:
      'Su número de póliza y su pago están guardados. Intente de nuevo en un momento o contáctenos si no abre.',
    checking: 'Revisamos su firma',
    notSigned: 'El servicio de firmas todavía no tiene su firma. Termine de firmar abajo.',
    checkFailed: 'No pudimos revisar su firma. Su firma está guardada.',
    check: 'Revisar de nuevo',
    endingTitle: 'Su compra no se completó',
    endingMessage: 'No se le cobró. Se está liberando toda retención en su tarjeta.',
  },
  confirmation: {
    title: 'Buscamos sus documentos',
    message: 'Pedimos al servicio de firmas lo que usted firmó.',
    notSignedTitle: 'Sus documentos todavía no están firmados',
    notSignedBody: 'El servicio de firmas no tiene su firma. Nada está asegurado hasta que los firme.',
    sign: 'Ir a firmar',
    failedTitle: 'No pudimos obtener sus documentos',
    failedBody:
      'Intente de nuevo en un momento. Si ya firmó, lo terminamos nosotros y le enviamos todo por correo electrónico.',
    failedKept: 'Su pago y su firma están guardados.',
    check: 'Revisar de nuevo',
  },
};
