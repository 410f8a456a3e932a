import type { ratesAxis as english } from '../en/axis';

export const ratesAxis: typeof english = {
  axis: {
    heading: 'Los {{count}} precios en una sola escala',
    carrier: 'Aseguradora',
    payments: 'Pagos',
    total: 'Total',
    today: 'Paga hoy',
    later: 'Un pago posterior',
    condition: 'Descuento por monitoreo',
    conditionAmount: 'El programa descuenta {{amount}} de esta prima.',
    lowest: 'Total más bajo por {{months}} meses: {{amount}} con {{carrier}}.',
    untracked: 'Sin monitoreo: {{amount}} con {{carrier}}.',
  },
};
