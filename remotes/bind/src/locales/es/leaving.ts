import type { LeavingTexts } from '../en/leaving';

export const leaving: LeavingTexts = {
  leaving: {
    title: 'Saliendo del pago',
    message: 'Preguntando al servicio de tarjetas si se cobró algo.',
    unsureTitle: 'Todavía no sabemos si pagó',
    unsureBody: 'El servicio de tarjetas no ha respondido. Inténtelo de nuevo: no se le cobrará dos veces.',
  },
};
