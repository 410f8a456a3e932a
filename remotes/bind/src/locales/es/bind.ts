import type { BindTexts } from '../en/bind';

export const bind: BindTexts = {
  form: {
    cancel: 'Volver',
  },
  price: {
    heading: 'El precio que eligió',
    carrier: 'Aseguradora',
    premium: 'Precio',
    premiumValue: '{{amount}} por {{months}} meses, con los cargos de póliza',
    plan: 'Usted paga',
    planMonthly: 'Mensual',
    planFull: 'En un solo pago',
    quoteNumber: 'Número de cotización',
  },
  load: {
    contact: 'Contáctenos',
    label: 'Cargando su solicitud',
    failedTitle: 'No pudimos leer su cotización',
    retry: 'Intentar de nuevo',
    missingTitle: 'Esta cotización solo se abre donde se hizo',
    missingBody: 'Una cotización es privada del navegador donde se empezó.',
    start: 'Empezar una cotización',
  },
};
