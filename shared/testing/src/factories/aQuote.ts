import { EMPTY_QUOTE, type Quote } from '@shared/domain';

/** A draft in Des Plaines, IL, without vehicles or drivers, with overrides. */
export const aQuote = (changes: Partial<Quote> = {}): Quote => ({
  ...EMPTY_QUOTE,
  id: 'quote-1',
  version: 1,
  status: 'DRAFT',
  created_at: '2026-01-05T09:55:00.000Z',
  address: {
    zip_code: '60018',
    state: 'IL',
    county: 'Cook',
    city: 'Des Plaines',
    line1: null,
    line2: null,
  },
  vehicles: [],
  drivers: [],
  policyNumber: null,
  selected_rate: null,
  ...changes,
});
