import type { ratesBuying as english } from '../en/buying';

export const ratesBuying: typeof english = {
  program: {
    title: 'El programa de conductor monitoreado',
    lead: 'Durante {{months}} meses una aplicación registra cómo frena, gira y acelera.',
    enroll: 'Inscríbase',
    enrollBody:
      'Después de comprar recibe un enlace a la aplicación. Cada conductor de la póliza la instala en su teléfono.',
    drive: 'Maneje',
    driveBody:
      'Maneje como siempre. La aplicación trabaja sola; puede ver cada viaje y corregir quién manejaba.',
    form: 'Forme su tarifa',
    formBody:
      'A los {{months}} meses, su propia manera de manejar forma su tarifa. Manejar con cuidado la baja al renovar; manejar bruscamente puede subirla.',
    close: 'Entendido',
  },
  monitored: {
    title: 'Este precio le pide ser conductor monitoreado',
    body: 'En su estado esta aseguradora se lo pide a todos. También puede elegir otra aseguradora.',
    accept: 'Acepto, continuar',
    cancel: 'Ver otras aseguradoras',
  },
};
