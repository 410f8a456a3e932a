import type { PaymentsTexts } from '../en/payments';

export const payments: PaymentsTexts = {
  payments: {
    waitingTitle: 'Preparando su pago',
    waitingMessage: 'Preguntando a {{carrier}} sus planes de pago.',
    heading: '¿Cómo quiere pagar?',
    lead: 'Ingrese su tarjeta hoy y después firme. Solo se cobra a su tarjeta después de que firme.',
    legend: 'Planes de pago',
    key: { today: 'Paga hoy', later: 'Cada bloque es un pago posterior' },
    monthlyTitle: '{{count}} pagos, {{deposit}} de pago inicial hoy',
    monthlyBody_one: 'Después {{count}} pago de {{amount}}, con cargos.',
    monthlyBody_other: 'Después {{count}} pagos de {{amount}}, con cargos.',
    total: '{{total}} en total por {{months}} meses.',
    inFullTitle: 'Pago total',
    inFullBody: '{{amount}} hoy por {{months}} meses.',
    inFullByPhone: '{{amount}} por {{months}} meses, por teléfono o correo electrónico.',
    saves: '{{amount}} menos que en {{count}} pagos.',
    selectPlan: 'ELIJA UN PLAN',
    continue: 'Continuar al pago',
    sent: 'Cuando usted pague y firme, {{carrier}} recibirá los documentos firmados y nos pagará una comisión.',
    saving: 'Guardando su plan',
    cancel: 'Volver a mi precio final',
    failedTitle: 'No pudimos obtener los planes de pago',
    failedBody: 'Inténtelo de nuevo en un momento. No se cobró nada.',
    saveFailed: 'Su plan no se guardó',
    byPhone: 'El pago total se acuerda por teléfono o correo electrónico. Elija otro plan para pagar aquí.',
    helpTitle: 'El pago total se acuerda por teléfono o correo electrónico',
    helpBody:
      '{{carrier}} recibe el pago total por teléfono, o lo acordamos por correo electrónico. Su precio y su solicitud están guardados con el número de cotización {{number}}.',
    helpCall: 'Llamar a {{carrier}}: {{phone}}',
    helpClose: 'Volver a los planes',
  },
};
