import type { ratesBuying as english } from '../en/buying';

export const ratesBuying: typeof english = {
  program: {
    title: 'El programa de conductor monitoreado',
    lead: 'Durante {{months}} meses una aplicación registra cómo frena, gira y acelera.',
    enroll: 'Inscríbase',
    enrollBody:
      'Después de comprar le enviamos por correo electrónico cómo obtener la aplicación. Cada conductor asegurado la instala en su teléfono.',
    drive: 'Maneje',
    driveBody:
      'Maneje como siempre. La aplicación funciona sola; puede ver cada viaje y corregir quién manejaba.',
    form: 'Gane su tarifa',
    formBody:
      'A los {{months}} meses, su manera de manejar decide su tarifa. Manejar con cuidado la baja al renovar. Manejar bruscamente puede subirla.',
    close: 'Entendido',
  },
  transfer: {
    close: 'Cerrar',
    title: 'Le llevamos a un portal seguro',
    message: 'Guardando este precio con su solicitud.',
  },
  closed: {
    title: 'Esta cotización ya no se puede cambiar',
    body: 'Usted ya pasó al pago en otra pestaña u otro navegador, con el precio que eligió ahí.',
    action: 'Ir a mi compra',
  },
  stopped: {
    title: 'Por ahora no hay pólizas nuevas en su zona',
    body: 'A veces las aseguradoras no emiten pólizas nuevas por un tiempo, por ejemplo antes de una tormenta fuerte. Su cotización está guardada. Un agente puede decirle cuándo podrá comprar.',
  },
  monitored: {
    title: 'Este precio exige el programa de conductor monitoreado',
    body: 'En su estado, esta aseguradora lo exige a todos. También puede elegir otra aseguradora.',
    accept: 'Acepto, continuar',
    cancel: 'Ver otras aseguradoras',
  },
  trouble: {
    buy: 'No pudimos iniciar su solicitud. Su precio está guardado. Inténtelo de nuevo o llámenos.',
    stopped:
      'Por ahora esta aseguradora no emite pólizas nuevas en su zona. Su cotización está guardada. Elija otra o hable con un agente.',
    price: 'Su precio cambió. Revise el nuevo y presione Comprar en línea otra vez.',
    plan: 'No pudimos actualizar su precio. Este es el anterior. No se perdió nada.',
    saving: 'No pudimos guardar esa cobertura y dejamos la que tenía. Inténtelo de nuevo.',
    stale: 'Su cotización cambió en otra pestaña. Esta es la versión actual: elija otra vez.',
  },
};
