import type { failedCalls as english } from '../en/failedCalls';

export const failedCalls: typeof english = {
  retry_in_seconds_one: 'Demasiados intentos. Inténtelo de nuevo en {{count}} segundo.',
  retry_in_seconds_other: 'Demasiados intentos. Inténtelo de nuevo en {{count}} segundos.',
  retry_in_one: 'Demasiados intentos. Inténtelo de nuevo en {{count}} minuto.',
  retry_in_other: 'Demasiados intentos. Inténtelo de nuevo en {{count}} minutos.',
  reference: 'Referencia: {{id}}',
};
