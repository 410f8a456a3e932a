import type { ratesAxis as english } from '../en/axis';

export const ratesAxis: typeof english = {
  axis: {
    heading: 'Los {{count}} precios en una sola escala',
    carrier: 'Aseguradora',
    payments: 'Pagos',
    total: 'Total',
    today: 'Paga hoy',
    later: 'Cada bloque es un pago posterior',
    condition: 'Descuento por el programa de conductor monitoreado',
    conditionAmount: 'El programa descuenta {{amount}} de esta prima.',
    lowest: 'El total más bajo por {{months}} meses es {{amount}}, con {{carrier}}.',
    untracked: 'Sin monitoreo es {{amount}}, con {{carrier}}.',
  },
};
