import type { VehicleDataCode } from '@shared/domain';

export const es: Record<VehicleDataCode, string> = {
  bad_request: 'No pudimos leer esta petición.',
  year_malformed: 'El año del modelo tiene cuatro dígitos.',
  id_malformed: 'No pudimos leer esta marca o este modelo.',
  query_malformed: 'No pudimos leer esta búsqueda.',
  vin_malformed: 'No pudimos leer este VIN.',
  search_required: 'Busque por texto o por VIN.',
  not_found: 'No hay nada en esta dirección.',
  rate_limited: 'Demasiados intentos. Espere un momento e inténtelo de nuevo.',
  internal_error: 'Algo falló de nuestro lado. Inténtelo de nuevo.',
};
