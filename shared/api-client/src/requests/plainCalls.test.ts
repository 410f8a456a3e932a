import type { FakeHandlers } from '@shared/testing';
import * as requests from '.';
import type { Transport } from '..';
import { setUp } from '../testing/setUp';

interface Row {
  id: string;
  host: 'quotes' | 'cars';
  call: (transport: Transport) => Promise<unknown>;
  /** Method and URL, including its query. */
  sent: string;
  answer: object;
  /** What the caller receives. */
  gives: unknown;
}

const handle = (sent: string, answer: object): FakeHandlers => ({ [sent.split('?')[0] ?? '']: answer });

const MAKES = [{ id: 'honda', name: 'Honda', logo_url: '/v2/logos/honda.svg' }];
const ITEM = {
  model: { year: 2019, name: 'Camry' },
  make: { name: 'Toyota', logo: '/logos/toyota.svg' },
  trim: { name: 'LE', vin: '4T1B11HK*KU', body_class: 'Sedan' },
};
const CAMRY = {
  year: 2019,
  manufacturer: 'Toyota',
  logo_url: '/logos/toyota.svg',
  model: 'Camry',
  trim: 'LE',
  vin: '4T1B11HK*KU',
  body_class: 'Sedan',
};
const PLACE = {
  zip_code: '60018',
  state: 'IL',
  counties: [{ name: 'Cook', cities: ['Des Plaines', 'Rosemont'] }],
  covered: true,
};

/** Calls without personal data are not sealed; those for cars go to their own host. */
const PLAIN: Row[] = [
  {
    id: '7-13',
    host: 'quotes',
    call: (at) => requests.getCoverages(at, 'TX', 'GW'),
    sent: 'GET /v2/coverages/getallcoverages?state_code=TX&system=GW',
    answer: { coverages: [{ type: 'towing' }] },
    gives: [{ type: 'towing' }],
  },
  {
    id: '7-16',
    host: 'quotes',
    call: (at) => requests.lookupLocation(at, '60018'),
    sent: 'GET /v2/locations/lookup?zip_code=60018',
    answer: PLACE,
    gives: PLACE,
  },
  {
    id: '7-31',
    host: 'quotes',
    call: (at) => requests.getCarriers(at),
    sent: 'GET /v2/carriers/getallcarriers',
    answer: { carriers: [{ id: 'FCIC' }] },
    gives: [{ id: 'FCIC' }],
  },
  {
    id: 'R62-5',
    host: 'quotes',
    call: (at) => requests.getAgency(at),
    sent: 'GET /v2/carriers/getallcarriers',
    answer: { carriers: [], agency: { name: 'An agency', licenses: {} } },
    gives: { name: 'An agency', licenses: {} },
  },
  {
    id: '7-51',
    host: 'cars',
    call: (at) => requests.listMakes(at, 2019),
    sent: 'GET /v2/vehicles/2019/makes/',
    answer: { makes: MAKES },
    gives: MAKES,
  },
  {
    id: '7-52',
    host: 'cars',
    call: (at) => requests.listModels(at, 2019, 'honda'),
    sent: 'GET /v2/vehicles/2019/makes/honda/models',
    answer: { models: [{ id: 'accord', name: 'Accord' }] },
    gives: [{ id: 'accord', name: 'Accord' }],
  },
  {
    id: '7-53',
    host: 'cars',
    call: (at) => requests.listTrims(at, { year: 2019, makeId: 'honda', modelId: 'accord' }),
    sent: 'GET /v2/vehicles/2019/makes/honda/models/accord/trims',
    answer: { trims: [{ id: 'ex', name: 'EX' }] },
    gives: [{ id: 'ex', name: 'EX' }],
  },
  {
    id: '7-57',
    host: 'cars',
    call: (at) => requests.searchVehicles(at, 'camry 2019'),
    sent: 'GET /v2/vehicles?query=camry+2019',
    answer: { vehicles: [ITEM] },
    gives: [CAMRY],
  },
  {
    id: '7-58',
    host: 'cars',
    call: (at) => requests.decodeVin(at, '1HGCM82633A004352'),
    sent: 'GET /v2/vehicles?vin=1HGCM82633A004352',
    answer: { vehicles: [] },
    gives: { cars: [], notCovered: null },
  },
];

test.each(PLAIN)('$sent is not sealed [$id]', async ({ call, host, sent, answer, gives }) => {
  const { api, wire, transport } = setUp(handle(sent, answer));
  expect(await call(transport)).toEqual(gives);
  const made = api.calls.at(-1);
  const query = made?.query.size ? `?${made.query}` : '';
  expect(`${made?.method} ${made?.path}${query}`).toBe(sent);
  expect([new URL(wire.at(-1)?.url ?? '').origin, made?.quoteKey]).toEqual([`https://${host}.test`, null]);
});

test('a search result has year, make with logo, model, trim and VIN [3-138]', async () => {
  const { transport } = setUp({ 'GET /v2/vehicles': { vehicles: [ITEM] } });
  expect(await requests.searchVehicles(transport, 'camry')).toEqual([CAMRY]);
});
