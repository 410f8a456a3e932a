import type { StorageTexts } from '../en/storage';

/** The same texts in Spanish. */
export const storage: StorageTexts = {
  notSaved: {
    label: 'Su cotización no se guardará',
    body: 'Su navegador no deja que este sitio guarde datos o ya no tiene espacio: su cotización se pierde al cerrar o recargar esta página. Para comprar en línea, primero permita los datos o libere espacio, o llame al {{phone}}.',
  },
};
