import type { CardTexts } from '../en/card';

export const card: CardTexts = {
  card: {
    waitingTitle: 'Cargando el pago',
    waitingMessage: 'Abriendo un pago seguro con el servicio de tarjetas.',
    heading: 'Se retienen {{amount}} ahora',
    lead: 'Se le cobra solo después de firmar. El número de su tarjeta va directo al servicio de tarjetas y nunca llega a nosotros.',
    open: 'Ingresar su tarjeta',
    place: 'Pago con tarjeta',
    plan: 'Plan',
    planMonthly_one: '{{count}} pago más de {{amount}}',
    planMonthly_other: '{{count}} pagos más de {{amount}}',
    planFull: 'Pago total',
    leave: 'Volver a su precio',
    failedTitle: 'No pudimos abrir el pago',
    failedKept: 'Su plan está guardado. No se le cobrará dos veces.',
    time: {
      title_one: 'Este pago se cierra en {{count}} minuto',
      title_other: 'Este pago se cierra en {{count}} minutos',
      body: '¿Necesita más tiempo? Podemos mantenerlo abierto. Lo que escribió no se pierde.',
      last: 'Ya no podemos mantenerlo abierto. Si se cierra, no se le cobra nada y puede empezar el pago de nuevo.',
      more: 'Quiero más tiempo',
      close: 'Cerrar',
    },
    errorTitle: 'El servicio de tarjetas dice',
  },
};
