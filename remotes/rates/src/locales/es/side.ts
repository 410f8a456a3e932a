import type { ratesSide as english } from '../en/side';

export const ratesSide: typeof english = {
  side: {
    caption: 'Precios y coberturas de {{carriers}}',
    lowest: 'el más bajo',
    rows: {
      total: 'En total por {{months}} meses, con cargos',
      premium: 'Prima por {{months}} meses',
      deposit: 'Paga hoy',
      payments: 'Pagos después de hoy',
      fees: 'Cargos de póliza',
      installmentFees: 'Cargos por cuota',
      rounding: 'Redondeo de los pagos',
      strength: 'Nivel de cobertura',
      vehicle: '{{vehicle}}, prima',
    },
    paymentsValue_one: '{{count}} pago de {{amount}}',
    paymentsValue_other: '{{count}} pagos de {{amount}}',
    noPayments: 'Nada más que pagar',
    eachFee: '{{count}} de {{fee}}',
    noFee: 'Ninguno',
  },
};
