import type { embedFirst as english } from '../en/embedFirst';

export const embedFirst: typeof english = {
  label: 'Cotización de seguro de auto',
  loading: 'Cargando el siguiente paso',
  failed: {
    title: 'Este paso no se cargó',
    body: 'Sus respuestas están a salvo. Revise su conexión e inténtelo de nuevo.',
    retry: 'Intentar de nuevo',
    site: 'Cotizar en nuestro sitio',
  },
};
