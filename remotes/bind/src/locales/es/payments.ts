import type { PaymentsTexts } from '../en/payments';

export const payments: PaymentsTexts = {
  payments: {
    waitingTitle: 'Preparamos su pago',
    waitingMessage: 'Preguntamos a {{carrier}} sus formas de pago.',
    heading: '¿Cómo quiere pagar?',
    lead: 'Hoy paga la primera cantidad con tarjeta y después firma.',
    legend: 'Planes de pago',
    rounding: 'Las cantidades se redondean al dólar siguiente. Lo que paga es exacto al centavo.',
    monthlyTitle: '{{count}} pagos, {{deposit}} de pago inicial hoy',
    monthlyBody_one: 'Después {{count}} pago de {{amount}}, con cargos.',
    monthlyBody_other: 'Después {{count}} pagos de {{amount}}, con cargos.',
    total: '{{total}} en total por {{months}} meses.',
    inFullTitle: 'Un solo pago',
    inFullBody: '{{amount}} hoy por {{months}} meses.',
    saves: 'Ahorra {{amount}}.',
    selectPlan: 'ELIJA UN PLAN',
    continue: 'Continuar al pago',
    saving: 'Guardamos su plan',
    cancel: 'Volver a mi precio final',
    failedTitle: 'No pudimos obtener los planes de pago',
    failedBody: 'Intente de nuevo en un momento. No se cobró nada.',
    saveFailed: 'Su plan no se guardó',
    byPhone: 'El pago total se arregla por teléfono o correo electrónico. Elija otro plan para pagar aquí.',
    helpTitle: 'El pago total se arregla con una persona',
    helpBody:
      '{{carrier}} recibe el pago total por teléfono, o lo arreglamos por correo electrónico. Su precio y su solicitud están guardados con el número de cotización {{number}}.',
    helpCall: 'Llamar a {{carrier}}: {{phone}}',
    helpClose: 'Volver a los planes',
  },
};
