import type { PaymentDatesTexts } from '../en/paymentDates';

export const paymentDates: PaymentDatesTexts = {
  paymentDates: {
    title: 'Sus pagos',
    today: 'Hoy',
    paid: 'Pagado',
    fees: 'Cada pago posterior incluye un cargo de {{fee}} por cuota.',
    rounding: 'Hasta aquí, cada pago se redondeó al dólar siguiente. Estos son los montos exactos.',
    charged: 'Se cobra a su tarjeta una sola vez, después de que firme.',
    billed: '{{carrier}} le factura cada pago posterior antes de su vencimiento.',
    calendar: 'Agregue los pagos a su calendario',
    calendarFile: 'pagos',
    event: 'Pagar {{amount}} a {{carrier}}, póliza {{number}}',
  },
};
