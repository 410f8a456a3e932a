import type { FakeHandlers } from '@shared/testing';

const found = (year: number, trim: string) => ({
  model: { year, name: 'Accord' },
  make: { name: 'Honda', logo: null },
  trim: { name: trim, vin: null, body_class: 'Sedan' },
});

/** The vehicle data service with a few cars; every VIN is a Honda Accord of the given year and trims. */
export const cars = (year = 2003, trims = ['EX-V6']): FakeHandlers => ({
  'GET /v2/vehicles': ({ query }) => ({
    vehicles: query.get('vin')
      ? trims.map((trim) => found(year, trim))
      : query.get('query') === 'nothing'
        ? []
        : [found(2019, 'LX')],
  }),
  'GET /v2/vehicles/:year/makes/': {
    makes: [
      { id: 'honda', name: 'Honda', logo_url: '/v2/logos/honda.svg' },
      { id: 'ford', name: 'Ford', logo_url: null },
    ],
  },
  'GET /v2/vehicles/:year/makes/:makeId/models': {
    models: [
      { id: 'civic', name: 'Civic' },
      { id: 'civic-2', name: 'Civic' },
      { id: 'accord', name: 'Accord' },
    ],
  },
  'GET /v2/vehicles/:year/makes/:makeId/models/:modelId/trims': ({ params }) => ({
    trims:
      params.modelId === 'accord'
        ? [{ id: 'lx', name: 'LX', vin: '1HGCV1F1*LA', body_class: 'Sedan' }]
        : [
            { id: 'ex', name: 'EX', vin: '2HGFC2F7*KH', body_class: 'Hatchback' },
            { id: 'lx', name: 'LX', vin: null, body_class: null },
          ],
  }),
});

/** A valid VIN (reading 33) and one with a wrong check digit. */
export const GOOD_VIN = '1HGCM82633A004352';
export const BAD_VIN = '1HGCM82633A004353';
