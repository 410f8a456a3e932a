import { failedCalls } from '@shared/i18n/es';
import type { ratesFirst as english } from '../en/first';

export const ratesFirst: typeof english = {
  overview: {
    documentTitle: 'Resumen de la cotización',
    heading: 'Su precio con {{carrier}}',
    lowest: '{{carrier}} tiene el precio más bajo, por {{amount}}',
    tied: '{{carriers}} tienen el precio más bajo',
    more: '{{carrier}}, {{amount}} más que el precio más bajo',
    lead_one: 'Un estimado por {{months}} meses, con todos los cargos.',
    lead_other: '{{count}} estimados por {{months}} meses, con todos los cargos.',
    spread: '{{amount}} de diferencia entre el más bajo y el más alto.',
    forTerm: 'por {{months}} meses, con todos los cargos',
    waitingTitle: 'Buscando sus precios',
    waitingMessage: 'Preguntando a cada aseguradora cuánto le cobraría.',
    editQuote: 'Editar cotización',
    buyOnline: 'Comprar en línea',
    buying: 'Iniciando su solicitud',
    priceLabel: 'Su precio',
  },
  plan: {
    legend: 'Cómo quiere pagar',
    monthly: 'Mensual',
    pay_in_full: 'Pago total',
    saves: '{{total}}, ahorre {{amount}}',
    savesByPhone: '{{total}} por teléfono o correo, ahorre {{amount}}',
    today: 'hoy, luego {{count}} de {{amount}}',
    forTerm: 'por {{months}} meses',
    forTermByPhone: 'por {{months}} meses, por teléfono o correo',
    announce: 'Su precio con {{carrier}} ahora es de {{amount}} {{per}}.',
    updating: 'Actualizando su precio',
    tracked:
      'Una aplicación registra frenadas, giros y velocidad por {{months}} meses, y su precio de renovación puede subir.',
  },
  offers: {
    caption: 'Precios de {{count}} aseguradoras por {{months}} meses, con todos los cargos',
    lowest: 'el más bajo',
    more: '+{{amount}}',
    recommended: 'Recomendado',
    why: 'prima más baja',
    untracked: 'El más bajo sin monitoreo',
    others: 'Otros precios, lado a lado',
  },
  axis: {
    today: 'Hoy',
    later: 'Cada pago posterior',
    condition: 'Descuento por la aplicación',
  },
  unknown: {
    title: 'Esta cotización no está abierta en este navegador',
    message:
      'Para proteger su privacidad, una cotización solo se abre donde la empezó o con el enlace de su correo.',
    start: 'Empezar una cotización',
  },
  failure: {
    title: 'No pudimos obtener sus precios',
    message:
      'Sus respuestas están a salvo. Inténtelo de nuevo en un momento, o llámenos y lo terminamos juntos.',
    retry: 'Intentar de nuevo',
    agent: 'Comunicarse con un agente',
    part: 'Esta parte de la página no se cargó.',
  },
};

/** The remote's initial texts. */
export const first = { common: { errors: failedCalls }, rates: ratesFirst };
