import type { frameWords as english } from '../en/frameWords';

export const frameWords: typeof english = {
  progress: {
    start: 'Inicio',
    policy: 'Póliza',
    drivers: 'Conductores',
    vehicles: 'Vehículos',
    coverages: 'Coberturas',
    questions: 'Preguntas',
    review: 'Revisión',
    payments: 'Pagos',
    signatures: 'Firmas',
    confirmation: 'Confirmación',
  },
  alert: {
    region: 'Mensajes',
    dismiss: 'Descartar este mensaje',
    repeating: 'Tenemos problemas de conexión. Seguiremos intentándolo y sus respuestas están a salvo.',
  },
  alerts: {
    covered: 'Felicidades, cubrimos {{zip}}.',
    vehicle_saved: 'Su auto se actualizó.',
    coverage_saved: 'Su cobertura se guardó.',
    driver_saved: 'El conductor se actualizó.',
    replaced_elsewhere: 'En otra pestaña se abrió otra cotización. Ahora este navegador muestra esa.',
    changed_elsewhere: 'Su solicitud se cambió en otra pestaña u otro navegador. Continúe desde aquí.',
    documents_failed: 'Hubo un error al obtener los documentos',
    pdf_invalid: 'Error en el archivo PDF',
    provider_error: '{{description}}',
    max_vehicles: 'Puede agregar hasta {{count}} vehículos.',
    max_drivers: 'Puede agregar hasta {{count}} conductores.',
  },
};
