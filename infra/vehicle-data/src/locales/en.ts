import type { VehicleDataCode } from '@shared/domain';

export const en: Record<VehicleDataCode, string> = {
  bad_request: 'We could not read this request.',
  year_malformed: 'A model year has four digits.',
  id_malformed: 'This make or model cannot be read.',
  query_malformed: 'This search text cannot be read.',
  vin_malformed: 'This VIN cannot be read.',
  search_required: 'Please search by text or by VIN.',
  not_found: 'There is nothing at this address.',
  rate_limited: 'Too many requests. Please wait a moment and try again.',
  internal_error: 'Something went wrong on our side. Please try again.',
};
