import type { embedOffers as english } from '../en/embedOffers';

export { frameWords } from '@shared/i18n/es';

export const embedOffers: typeof english = {
  offers: {
    title_one: '{{count}} aseguradora tiene un precio para usted',
    title_other: '{{count}} aseguradoras tienen un precio para usted',
    lead: 'Primero la prima más baja. Los totales incluyen cargos. Son estimados; el precio final se fija con su solicitud.',
    waiting: 'Buscando sus precios',
    waitingDetail: 'Preguntando a cada aseguradora cuánto le cobraría.',
    count: '{{count}} pagos',
    today: 'hoy, luego {{count}} de {{amount}}',
    forTerm: 'por {{months}} meses',
    forTermByPhone: 'por {{months}} meses, por teléfono o correo electrónico',
    monthlyTotal: '{{total}} en total por {{months}} meses, con cargos',
    fullTotal: 'Un pago por {{months}} meses, con cargos',
    tracked:
      'Condición: por {{months}} meses una aplicación registra cómo frena, gira y acelera. Su precio de renovación puede subir.',
    best: 'Recomendada',
    untracked: 'El más bajo sin monitoreo',
    buy: 'Continuar para comprar',
    buyWith: 'Continuar para comprar con {{carrier}}',
    opening: 'Abriendo su cotización',
    opened: 'Su cotización está abierta en otra pestaña.',
    blocked: 'Su navegador bloqueó la pestaña nueva.',
    open: 'Abrir mi cotización',
    buyHelp: 'Se abre nuestro sitio web. No paga nada hasta ver el precio final.',
    seller:
      'Seguro vendido por {{agency}} (licencia {{license}} en {{state}}). Si usted compra, la aseguradora nos paga una comisión.',
    change: 'Cambiar mis respuestas',
    declined: '{{carrier}} no puede ofrecer un precio para esta cotización.',
    noneTitle: 'Por ahora ninguna aseguradora tiene un precio para usted',
    noneBody: 'Revise sus respuestas. Un cambio pequeño puede ayudar.',
    failedTitle: 'No pudimos obtener sus precios',
    failedBody: 'Sus respuestas están a salvo. Inténtelo de nuevo en un momento.',
    notOpened:
      'No pudimos abrir su cotización en nuestro sitio web. Sus precios están guardados. Inténtelo de nuevo.',
    retry: 'Intentar de nuevo',
    stoppedTitle: 'Por ahora no hay pólizas nuevas en su zona',
    stoppedBody:
      'A veces las aseguradoras no emiten pólizas nuevas por un tiempo, por ejemplo antes de una tormenta fuerte. Su cotización está guardada.',
  },
  onSite: {
    title: 'Esta página está en nuestro sitio web',
    body: 'Se abre en otra pestaña. Su cotización sigue aquí.',
    open: 'Abrir la página',
    back: 'Volver a mi cotización',
  },
  unavailable:
    'Nuestro servicio tiene problemas. Sus respuestas están a salvo. Inténtelo de nuevo en un momento.',
};
