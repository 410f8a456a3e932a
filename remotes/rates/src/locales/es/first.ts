import { failedCalls } from '@shared/i18n/es';
import type { ratesFirst as english } from '../en/first';

export const ratesFirst: typeof english = {
  overview: {
    documentTitle: 'Resumen de la cotización',
    heading: 'Su precio con {{carrier}}',
    lead: 'Un estimado según lo que nos dijo. El precio final se fija con su solicitud.',
    waitingTitle: 'Buscando sus precios',
    waitingMessage: 'Preguntando a cada aseguradora cuánto le cobraría.',
    editQuote: 'Editar cotización',
    otherRates_one: 'Ver {{count}} precio más',
    otherRates_other: 'Ver {{count}} precios más',
    buyOnline: 'Comprar en línea',
    buying: 'Iniciando su solicitud',
    buyHelp: 'Ahora le pediremos nombres y direcciones. No paga nada hasta ver el precio final.',
    priceLabel: 'Su precio',
  },
  plan: {
    legend: 'Cómo quiere pagar',
    monthly: 'Mensual',
    pay_in_full: 'Pago total',
    saves: '{{total}}, ahorre {{amount}}',
    savesByPhone: '{{total}} por teléfono o correo, ahorre {{amount}}',
    count: '{{count}} pagos',
    today: 'hoy, luego {{count}} de {{amount}}',
    forTerm: 'por {{months}} meses',
    forTermByPhone: 'por {{months}} meses, por teléfono o correo',
    monthlyTotal: '{{total}} en total por {{months}} meses, con cargos',
    fullTotal: 'Un pago por {{months}} meses, con cargos',
    paymentsFee: 'Cada pago posterior incluye un cargo de {{fee}} por cuota',
    announce: 'Su precio con {{carrier}} ahora es de {{amount}} {{per}}.',
    updating: 'Actualizando su precio',
    tracked:
      'Condición: por {{months}} meses una aplicación registra cómo frena, gira y acelera. Su precio de renovación puede subir.',
  },
  vehicles: {
    heading: 'Vehículos asegurados',
    legend: 'Cobertura de su {{vehicle}}',
    premium: '{{amount}} por {{months}} meses',
    LIABILITY: 'Básica',
    GOOD: 'Mejor',
    BETTER: 'Superior',
    LIABILITY_help: 'Solo daños a otros',
    GOOD_help: 'También cubre su auto',
    BETTER_help: 'Deducibles más bajos, alquiler, grúa',
    saving: 'Guardando su elección',
    loading: 'Cargando lo que cubre',
    tooOld: 'Los autos de más de {{years}} años solo pueden tener la cobertura básica.',
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
