import type { EdgeCode } from '@shared/domain';
import type { Language } from '@shared/event-bus';

/** Messages the edge sends itself when the API is unavailable. */
export const messages: Record<Language, Record<EdgeCode, string>> = {
  en: {
    api_unreachable: 'Our quoting system isn’t answering right now. Please try again.',
    rate_limited: 'Too many tries. Wait a moment, then try again.',
    body_too_large: 'That is more than this form can take.',
    not_found: 'There’s nothing at this web address.',
    edge_failed: 'We couldn’t load this page. Please try again.',
  },
  es: {
    api_unreachable: 'Nuestro sistema de cotización no responde en este momento. Inténtelo de nuevo.',
    rate_limited: 'Demasiados intentos. Espere un momento e inténtelo de nuevo.',
    body_too_large: 'Eso es más de lo que admite este formulario.',
    not_found: 'No hay nada en esta dirección.',
    edge_failed: 'No pudimos cargar esta página. Inténtelo de nuevo.',
  },
};
