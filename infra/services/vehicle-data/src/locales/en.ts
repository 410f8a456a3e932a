import type { VehicleDataCode } from '@shared/domain';

export const en: Record<VehicleDataCode, string> = {
  bad_request: 'We couldn’t read this request.',
  year_malformed: 'A model year has four digits.',
  id_malformed: 'We couldn’t read this make or model.',
  query_malformed: 'We couldn’t read this search.',
  vin_malformed: 'We couldn’t read this VIN.',
  search_required: 'Search by text or by VIN.',
  not_found: 'There is nothing at this address.',
  rate_limited: 'Too many tries. Wait a moment, then try again.',
  internal_error: 'Something went wrong on our side. Try again.',
};
