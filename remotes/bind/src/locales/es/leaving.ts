import type { LeavingTexts } from '../en/leaving';

export const leaving: LeavingTexts = {
  leaving: {
    title: 'Salimos del pago',
    message: 'Preguntamos al servicio de tarjetas si se cobró algo.',
    unsureTitle: 'Todavía no sabemos si pagó',
    unsureBody:
      'El servicio de tarjetas no ha respondido. Pregunte de nuevo: se le cobra una vez como máximo.',
  },
};
