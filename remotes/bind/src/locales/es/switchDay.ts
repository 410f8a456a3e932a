import type { SwitchDayTexts } from '../en/switchDay';

export const switchDay: SwitchDayTexts = {
  switchDay: {
    title: 'Cambie sin quedarse sin cobertura',
    lead: 'Su póliza nueva ya rige a las 12:01 a.m. del {{date}}. La mayoría de las pólizas terminan a esa hora, así que la anterior puede terminar ese día.',
    ends: '¿Cuándo termina su póliza anterior?',
    endsHint: 'Mes, día y año. Está en su tarjeta de seguro o en su última factura.',
    wrong: 'Escriba la fecha como mes, día y año, por ejemplo 03/09/2027.',
    far: 'Revise el año: escriba una fecha cercana al {{date}}.',
    old: 'Póliza anterior, hasta el {{date}}',
    new: 'Póliza nueva, desde el {{date}}',
    meets:
      'Sin días descubiertos ni repetidos: su póliza anterior termina por sí sola el {{date}}, cuando ya rige la nueva. Solo asegúrese de que no se renueve.',
    gap_one:
      'Queda {{count}} día sin cobertura: pida a su compañía anterior que extienda su póliza hasta el {{date}}.',
    gap_other:
      'Quedan {{count}} días sin cobertura: pida a su compañía anterior que extienda su póliza hasta el {{date}}.',
    lateMeets:
      'No queda tiempo sin cobertura: las dos pólizas rigen desde que usted firmó el {{begins}} hasta que la anterior termina por sí sola el {{date}}. Solo asegúrese de que no se renueve.',
    endedGap_one: 'Su póliza anterior ya terminó: {{count}} día sin cobertura hasta el {{date}}.',
    endedGap_other: 'Su póliza anterior ya terminó: {{count}} días sin cobertura hasta el {{date}}.',
    endedLateGap:
      'Quedó un tiempo sin cobertura: su póliza anterior terminó antes de que usted firmara la nueva el {{begins}}.',
    endedInTime: 'No quedó tiempo sin cobertura: la póliza nueva ya regía cuando terminó la anterior.',
    lateGap:
      'Queda un tiempo sin cobertura: su póliza anterior termina antes de que usted firmara la nueva el {{begins}}.',
    overlap_one: 'Se repite {{count}} día: termine su póliza anterior el {{date}} para no pagar doble.',
    overlap_other: 'Se repiten {{count}} días: termine su póliza anterior el {{date}} para no pagar doble.',
    lateOverlap_one: 'Se repite más de {{count}} día: su póliza anterior puede terminar el {{date}}.',
    lateOverlap_other: 'Se repiten más de {{count}} días: su póliza anterior puede terminar el {{date}}.',
    letter: {
      title: 'Una carta para cancelar su póliza anterior',
      lead: 'Anote el número de su póliza anterior, firme la carta y envíela usted antes del {{date}}. Nosotros no guardamos copia.',
      leadSoon:
        'Anote el número de su póliza anterior, firme la carta y envíela hoy. Además, llame o escriba un correo electrónico a su compañía anterior. Nosotros no guardamos copia.',
      print: 'Imprimir la carta',
      label: 'Carta para cancelar su póliza anterior',
      company: 'Línea en blanco: nombre de su compañía anterior',
      subject: 'Cancelación de mi póliza de auto, número',
      number: 'Línea en blanco: número de su póliza anterior',
      cancel: 'Les pido que cancelen mi póliza de auto a las 12:01 a.m. del {{date}}.',
      next: 'Desde ese momento tengo seguro con {{carrier}}.',
      ask: 'Les pido que suspendan mis pagos automáticos y me reembolsen lo que pagué por el tiempo posterior a esa fecha. Confírmenme por escrito que mi póliza terminó.',
      close: 'Gracias.',
      signature: 'Línea en blanco: su firma',
    },
  },
};
