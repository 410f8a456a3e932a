import type { EdgeCode } from '@shared/domain';
import type { Language } from '@shared/event-bus';

/** What the edge itself has to say when the API cannot. */
export const messages: Record<Language, Record<EdgeCode, string>> = {
  en: {
    api_unreachable: 'Our quoting system is not answering right now. Please try again.',
    rate_limited: 'That was a lot at once. Please wait a moment and try again.',
    edge_failed: 'This page could not be prepared. Please try again.',
  },
  es: {
    api_unreachable: 'Nuestro sistema de cotización no responde en este momento. Inténtelo de nuevo.',
    rate_limited: 'Fueron muchas solicitudes a la vez. Espere un momento e inténtelo de nuevo.',
    edge_failed: 'No se pudo preparar esta página. Inténtelo de nuevo.',
  },
};
