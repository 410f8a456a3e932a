import { keysOf } from '../objects/keysOf';
import {
  hasOwnDocument,
  isAllowedReturn,
  matchRoute,
  needsStoredQuote,
  PATH_NAMES,
  paths,
  type PathName,
  ROUTE_PATTERNS,
  SHORT_FORMS,
  thirdPartyAt,
} from '.';

const ID = 'a/b?c';
const builders: Record<PathName, (id: string) => string> = {
  ...paths,
  start: () => paths.start(),
  review: () => paths.review(),
  newVehicle: () => paths.newVehicle(),
  newDriver: () => paths.newDriver(),
};

/** Each path literally, with the id `q1`; a missing one does not compile. */
const ADDRESSES: Record<PathName, string> = {
  root: '/',
  start: '/quotes/new',
  editQuote: '/quotes/edit',
  notCovered: '/quotes/not-covered',
  rates: '/quotes/q1/rates/',
  vehicles: '/quotes/vehicles',
  drivers: '/quotes/drivers',
  review: '/quotes/review',
  newVehicle: '/vehicles/new',
  editCoverages: '/vehicles/q1/edit-coverages',
  editVehicle: '/vehicles/q1/edit',
  editVehicleFromRates: '/rates/vehicles/q1/edit',
  newDriver: '/drivers/new',
  editDriver: '/drivers/q1/edit',
  editDriverFromRates: '/rates/drivers/q1/edit',
  compare: '/rates/q1/compare',
  contactUs: '/contact-us',
  waitingList: '/waiting-list/q1',
  resume: '/resume/q1',
  privacy: '/legal/privacy',
  accessibility: '/legal/accessibility',
  eraseData: '/privacy/erase',
  myData: '/privacy/data',
  policyDetails: '/bol/policy-details',
  editPolicyDetails: '/bol/policy-details/edit',
  purchaseDriver: '/bol/drivers/q1/edit',
  purchaseDrivers: '/bol/quotes/drivers',
  purchaseVehicle: '/bol/vehicles/q1/edit',
  purchaseVehicles: '/bol/quotes/vehicles',
  purchaseCoverages: '/bol/coverages',
  questions: '/bol/questions/edit',
  purchaseReview: '/bol/quotes/review',
  purchaseRate: '/bol/rate',
  finalRates: '/bol/quotes/q1/rates',
  payments: '/bol/payments',
  onlinePayment: '/bol/online-payment',
  cardDetails: '/bol/card-details',
  signatures: '/bol/signatures',
  confirmation: '/bol/quotes/q1/confirmation',
  final: '/bol/quotes/q1/final',
  issued: '/bol/quotes/q1/issued',
};

describe('routes (section 2.1, reading 16)', () => {
  test.each(keysOf(ADDRESSES))(
    'paths.%s builds the path in the table [2.1-3, 2.1-10, 2.1-11, 2.1-13]',
    (name) => {
      const address = ADDRESSES[name];
      const built = name === 'notCovered' ? paths.notCovered() : builders[name]('q1');
      expect(built).toBe(address);
      expect(matchRoute(address)).toBe(name);
    },
  );

  test.each(keysOf(builders))('paths.%s matches its own pattern and escapes ids', (name) => {
    expect(matchRoute(builders[name](ID))).toBe(name);
  });

  test('every name has a pattern, and all patterns differ', () => {
    expect([...PATH_NAMES].toSorted()).toEqual(keysOf(paths).toSorted());
    const shapes = PATH_NAMES.map((name) => ROUTE_PATTERNS[name].replace(/:\w+/g, ':'));
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  test.each([
    [paths.start({ zipCode: '60018' }), '/quotes/new?zip_code=60018'],
    [paths.notCovered('10001'), '/quotes/not-covered?location=10001'],
    [paths.rates('q1'), '/quotes/q1/rates/'],
    [paths.rates('q1', 0), '/quotes/q1/rates/'],
    [paths.rates('q1', 2), '/quotes/q1/rates/?index=2'],
    [paths.rates('q1', 'USIC'), '/quotes/q1/rates/?carrier=USIC'],
    [
      paths.newVehicle({ returnTo: paths.purchaseVehicles() }),
      '/vehicles/new?returnTo=%2Fbol%2Fquotes%2Fvehicles',
    ],
    [paths.compare('q1'), '/rates/q1/compare'],
    [paths.editVehicleFromRates('v1'), '/rates/vehicles/v1/edit'],
  ])('%s', (built, expected) => {
    expect(built).toBe(expected);
  });

  test.each(['/elsewhere', '/quotes', '/quotes/unknown', '/vehicles/v1/edit/more', '//evil.example'])(
    '%s is not a route',
    (path) => {
      expect(matchRoute(path)).toBeNull();
    },
  );

  test('short forms redirect to real routes (reading 17) [R17, R17-2]', () => {
    expect(keysOf(SHORT_FORMS).map((name) => [SHORT_FORMS[name], ROUTE_PATTERNS[name]])).toEqual([
      ['/bol/drivers', '/bol/quotes/drivers'],
      ['/bol/vehicles', '/bol/quotes/vehicles'],
      ['/bol/questions', '/bol/questions/edit'],
    ]);
  });
});

describe('the guard without a stored quote (section 2.1, readings 16 and 34)', () => {
  test.each([
    [paths.start(), false],
    [paths.notCovered('1'), false],
    [paths.rates('q'), false],
    [paths.finalRates('q'), false],
    [paths.final('q'), false],
    [paths.compare('q'), false],
    [paths.editQuote(), true],
    [paths.vehicles(), true],
    [paths.newVehicle(), true],
    [paths.review(), true],
    [paths.policyDetails(), true],
    [paths.payments(), true],
    ['/anything', true],
  ])('%s redirects to the start: %s [2.1-17, 2.1-18]', (path, leads) => {
    expect(needsStoredQuote(path)).toBe(leads);
  });

  test.each([
    { id: 'R16', path: paths.contactUs() },
    { id: 'R16-2', path: paths.issued('q') },
    { id: 'R16-3', path: paths.resume('c') },
    { id: 'R16-4', path: paths.privacy() },
    { id: 'R16-5', path: paths.accessibility() },
  ])('$path needs no stored quote [$id]', ({ path }) => {
    expect(needsStoredQuote(path)).toBe(false);
  });
});

describe('returnTo (reading 9)', () => {
  test.each([
    ['/bol/quotes/vehicles', true],
    ['/quotes/review', true],
    ['/quotes/q1/rates/', true],
    ['https://evil.example/quotes/review', false],
    ['//quotes/review', false],
    ['/\\evil.example/quotes/review', false],
    ['/bol/signatures', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('follows %s: %s [R9]', (path, followed) => {
    expect(isAllowedReturn(path)).toBe(followed);
  });
});

test.each([
  [paths.onlinePayment(), true],
  [paths.cardDetails(), true],
  [paths.signatures(), true],
  [paths.payments(), false],
  [paths.final('q1'), false],
  ['/anything', false],
])('%s is loaded as its own document: %s [R23-2]', (path, own) => {
  expect(hasOwnDocument(path)).toBe(own);
});

test('each payment and signing page allows exactly one third party, by path and by pattern', () => {
  const seen = PATH_NAMES.map((name) => [name, thirdPartyAt(ROUTE_PATTERNS[name])] as const);
  expect(Object.fromEntries(seen.filter(([, party]) => party !== null))).toEqual({
    onlinePayment: 'cards',
    cardDetails: 'form',
    signatures: 'esign',
  });
  expect(thirdPartyAt('/bol/card-details/?from=1')).toBe('form');
});
