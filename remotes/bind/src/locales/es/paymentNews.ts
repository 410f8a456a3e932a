import type { PaymentNewsTexts } from '../en/paymentNews';

export const paymentNews: PaymentNewsTexts = {
  paymentNews: {
    cancelled: {
      title: 'Usted salió del pago',
      body: 'No se cobró nada. Continúe cuando quiera.',
    },
    closed: {
      title: 'El formulario de pago se cerró antes de pagar',
      body: 'No se cobró nada. Continúe cuando quiera.',
    },
    notLoaded: {
      title: 'El servicio de tarjetas no cargó',
      body: 'No se cobró nada y su precio final está guardado. Inténtelo en un momento o contáctenos.',
    },
    over: {
      title: 'Este pago ya no está abierto',
      body: 'Se abandonó en otra pestaña o se acabó su tiempo. No se cobró nada y su precio final está guardado.',
    },
    timedOut: {
      title: 'Se acabó el tiempo para pagar',
      body: 'No se le cobró nada y todo lo que escribió está guardado.',
      again: 'Empezar el pago de nuevo',
    },
    declined: {
      title: 'Su tarjeta fue rechazada',
      body: 'No se cobró nada. Elija un plan e intente con otra tarjeta.',
    },
    unsigned: {
      title: 'Usted decidió no firmar',
      body: 'Se liberó su tarjeta, se canceló el número de póliza y no se cobró nada. Sus respuestas están guardadas. Puede elegir un plan y firmar después, o contáctenos para continuar con un agente.',
    },
    stale: {
      title: 'Actualizamos su precio',
      body: 'Cambió una de sus respuestas. Vea el precio de abajo antes de elegir un plan.',
    },
  },
};
