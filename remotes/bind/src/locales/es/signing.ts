import type { SigningTexts } from '../en/signing';

export const signing: SigningTexts = {
  signing: {
    bindingMessage:
      'Estamos revisando su pago con el servicio de tarjetas. Después damos un número a su póliza y preparamos sus documentos.',
    unheardTitle: 'El servicio de tarjetas todavía no confirma su pago',
    unheardBody:
      'Inténtelo de nuevo en un momento. Si el pago se realizó, nosotros terminamos y le avisamos por correo electrónico.',
    unheardKept: 'No se le cobrará dos veces.',
    waitingTitle: 'Preparando los documentos para firmar',
    waitingMessage: 'Damos un número a su póliza y preparamos sus documentos. Tarda unos segundos.',
    slow: 'Está tardando más de lo normal. Puede esperar aquí o volver más tarde. También le avisaremos por correo electrónico.',
    toPayment: 'Volver al pago',
    heading: 'Falta un paso: firmar',
    lead: 'Su tarjeta tiene retenidos {{amount}}. Se le cobra solo después de firmar. Su número de póliza es {{number}}.',
    call: 'Leer y firmar',
    away: 'Se abre el servicio de firmas. Al terminar, volverá aquí.',
    until: 'Firme a más tardar el {{last}}. Después, el número de póliza se cancela y no se cobra nada.',
    starts: 'La cobertura empieza a las 12:01 a.m. del {{date}} o cuando firme, lo que sea más tarde.',
    frame: 'Firma de sus documentos',
    loadingTitle: 'Cargando sus documentos',
    loadingMessage: 'Abriendo el servicio de firmas. Tarda unos segundos.',
    notLoadedTitle: 'El servicio de firmas no cargó',
    notLoadedBody:
      'Su número de póliza y su pago están a salvo. Inténtelo de nuevo en un momento o comuníquese con nosotros si no abre.',
    checking: 'Revisando su firma',
    notSigned: 'El servicio de firmas todavía no tiene su firma. Termine de firmar abajo.',
    checkFailed: 'No pudimos revisar su firma. Su firma está a salvo.',
    check: 'Revisar de nuevo',
    endingTitle: 'Su compra no se completó',
    endingMessage: 'No se le cobró. Si su banco retuvo un monto, se está liberando.',
  },
  confirmation: {
    title: 'Buscando sus documentos',
    message: 'Pidiendo al servicio de firmas los documentos que firmó.',
    notSignedTitle: 'Sus documentos todavía no están firmados',
    notSignedBody: 'El servicio de firmas no tiene su firma. No tiene cobertura hasta que los firme.',
    sign: 'Leer y firmar',
    failedTitle: 'No pudimos obtener sus documentos',
    failedBody:
      'Inténtelo de nuevo en un momento. Si ya firmó, nosotros terminamos y le enviamos todo por correo electrónico.',
    failedKept: 'Su pago y su firma están a salvo.',
    check: 'Revisar de nuevo',
  },
};
