import type { ReleaseTexts } from '../en/release';

export const release: ReleaseTexts = {
  preview: {
    label: 'Vista previa',
    title: 'Vista previa de {{parts}}.',
    body: 'Solo la muestra este navegador.',
    leave: 'Salir de la vista previa',
  },
  revoked: {
    label: 'Versión nueva',
    title: 'Hay una versión nueva de esta página.',
    kept: 'Cárguela para continuar. Se conserva lo que escribió.',
    keptBut:
      'Cárguela para continuar. Se conserva lo que escribió, menos los números de Seguro Social y de licencia.',
    load: 'Cargar la versión nueva',
  },
};
