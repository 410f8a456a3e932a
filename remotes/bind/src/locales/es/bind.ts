import type { BindTexts } from '../en/bind';

export const bind: BindTexts = {
  form: {
    cancel: 'Volver',
  },
  price: {
    heading: 'El precio que eligió',
    carrier: 'Aseguradora',
    premium: 'Precio',
    premiumValue: '{{amount}} en total por {{months}} meses, con cargos',
    plan: 'Usted paga',
    planMonthly: 'Mensual',
    planFull: 'Pago total',
    quoteNumber: 'Número de cotización',
  },
  load: {
    contact: 'Contáctenos',
    label: 'Cargando su solicitud',
    failedTitle: 'No pudimos cargar su cotización',
    retry: 'Intentar de nuevo',
    missingTitle: 'Esta cotización no está abierta en este navegador',
    missingBody:
      'Para proteger su privacidad, una cotización solo se abre donde la empezó o con el enlace de su correo.',
    start: 'Empezar una cotización',
  },
};
