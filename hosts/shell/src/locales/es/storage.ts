import type { StorageTexts } from '../en/storage';

/** The same texts in Spanish. */
export const storage: StorageTexts = {
  notSaved: {
    label: 'Su cotización no se guardará',
    body: 'Su navegador no deja que este sitio guarde nada. Su cotización se pierde al cerrar o recargar esta página. Para comprar en línea, primero permita que el sitio guarde datos, o llame al {{phone}}.',
  },
};
