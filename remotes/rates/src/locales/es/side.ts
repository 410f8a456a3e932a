import type { ratesSide as english } from '../en/side';

export const ratesSide: typeof english = {
  side: {
    heading: 'Lado a lado',
    lead: 'Se destaca el precio más bajo. Las filas grises son idénticas.',
    caption: 'Precios y coberturas de {{carriers}}',
    what: 'Detalle',
    choose: 'Su elección',
    lowest: 'el más bajo',
    back: 'Volver a todas las ofertas',
    scroll: 'Deslice para ver la siguiente aseguradora',
    rows: {
      headline: 'Usted paga',
      total: 'En total por {{months}} meses, con cargos',
      premium: 'Prima por {{months}} meses',
      deposit: 'Paga hoy',
      payments: 'Pagos después de hoy',
      fees: 'Cargos de póliza',
      installmentFees: 'Cargos por cuota',
      rounding: 'Redondeo de los pagos',
      strength: 'Nivel de cobertura',
      monitored: 'Programa de conductor monitoreado',
      vehicle: '{{vehicle}}, prima',
    },
    paymentsValue_one: '{{count}} pago de {{amount}}',
    paymentsValue_other: '{{count}} pagos de {{amount}}',
    noPayments: 'Nada más que pagar',
    eachFee: '{{count}} de {{fee}}',
    noFee: 'Ninguno',
    yes: 'Sí: una aplicación registra cómo maneja por {{months}} meses; el precio de renovación puede subir',
    no: 'No',
  },
};
