import type { stepWords as english } from '../en/stepWords';

export const stepWords: typeof english = {
  actions: {
    close: 'Cerrar',
    start_over: 'Empezar de nuevo',
  },
  form: {
    summary_one: 'Corrija una respuesta',
    summary_other: 'Corrija {{count}} respuestas',
  },
  loading: { title: 'Cargando' },
  alerts: {
    coverage_failed: 'Hubo un error al actualizar la cobertura de su vehículo',
  },
  start_over: {
    title: '¿Empezar de nuevo?',
    body: 'Esto borrará la información que ya proporcionó y tendrá que empezar de nuevo. Su solicitud volverá al inicio.',
    confirm: 'Borrar y empezar de nuevo',
    cancel: 'Conservar mi cotización',
  },
  errors: {
    rate_limited: 'Demasiados intentos. Espere un minuto e inténtelo de nuevo.',
    network: 'No pudimos comunicarnos con el servidor. Revise su conexión e inténtelo de nuevo.',
    timeout: 'El servidor no respondió a tiempo. Inténtelo de nuevo.',
    unavailable: 'El servicio está ocupado en este momento. Inténtelo de nuevo en unos segundos.',
    unforeseen: 'Algo falló de nuestro lado. Inténtelo de nuevo.',
    internal_error: 'Algo falló de nuestro lado. Inténtelo de nuevo o comuníquese con nosotros.',
    quote_not_found: 'No encontramos esta cotización.',
    quote_id_missing: 'No se encontró el número de la cotización',
    version_stale:
      'Esta cotización cambió en otra pestaña u otro navegador. Revise qué cambió y guarde de nuevo.',
    quote_closed: 'Esta cotización ya no se puede cambiar.',
    zip_not_found: 'Escriba un código postal válido',
    max_vehicles: 'Puede agregar hasta 6 vehículos.',
    max_drivers: 'Puede agregar hasta 6 conductores.',
    rating: 'Hubo un error al procesar su cotización; comuníquese con nosotros para terminarla.',
    enc_stale: 'Este dispositivo no tiene la hora correcta. Ajústela e inténtelo de nuevo.',
  },
};
