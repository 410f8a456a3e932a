import { placeFor, type OwnedRoutes, type Standing } from './placeFor';

const routes: OwnedRoutes = {
  quote: [
    '/quotes/new',
    '/quotes/edit',
    '/quotes/not-covered',
    '/quotes/:resource',
    '/vehicles/new',
    '/rates/drivers/:id/edit',
  ],
  rates: ['/quotes/:quoteId/rates', '/rates/:quoteId/compare'],
  bind: [
    '/bol/policy-details',
    '/bol/quotes/drivers',
    '/bol/quotes/:quoteId/rates',
    '/bol/quotes/:quoteId/final',
  ],
};
const stranger: Standing = { storedQuoteId: null, hasQuoteKey: false, apiUnavailable: false };
const shopper: Standing = { storedQuoteId: 'q1', hasQuoteKey: true, apiUnavailable: false };

describe('specification 2.1, first match wins [2.1-12]', () => {
  it.each([
    ['/', '-> /quotes/new'],
    ['/quotes/new', 'quote'],
    ['/quotes/vehicles', 'quote'],
    ['/quotes/anything', 'quote'],
    ['/quotes/q1/rates', 'rates'],
    ['/quotes/q1/rates/', 'rates'],
    ['/rates/q1/compare', 'rates'],
    ['/rates/drivers/d1/edit', 'quote'],
    ['/bol/policy-details', 'bind'],
    ['/bol/quotes/drivers', 'bind'],
    ['/bol/quotes/q1/rates', 'bind'],
    ['/contact-us', 'contactUs'],
    ['/legal/privacy', 'privacy'],
    ['/anything', '-> /quotes/new'],
    ['/quotes', '-> /quotes/new'],
    ['/a/b/c/d', '-> /quotes/new'],
  ])('%s: %s [2.1-1, 2.1-3, 2.1-4, 2.1-10, 2.1-11, 2.1-15]', (pathname, wanted) => {
    const place = placeFor(pathname, routes, shopper);
    const said = place.kind === 'remote' ? place.name : place.kind === 'page' ? place.page : `-> ${place.to}`;
    expect(said).toBe(wanted);
  });
});

describe('guards', () => {
  it.each(['/quotes/vehicles', '/vehicles/new', '/bol/policy-details', '/quotes/edit'])(
    'without a stored quote %s leads to the start (specification 2.1) [2.1-17]',
    (pathname) => {
      expect(placeFor(pathname, routes, stranger)).toEqual({ kind: 'redirect', to: '/quotes/new' });
    },
  );

  it.each([
    ['/quotes/new', 'quote'],
    ['/quotes/not-covered', 'quote'],
  ])('%s is exempt (readings 16) [2.1-18]', (pathname, name) => {
    expect(placeFor(pathname, routes, stranger)).toEqual({ kind: 'remote', name });
  });

  it.each(['/contact-us', '/legal/privacy', '/legal/accessibility', '/resume/abc'])(
    '%s is a page of the shell, quote or not (readings 16) [R16]',
    (pathname) => {
      expect(placeFor(pathname, routes, stranger).kind).toBe('page');
    },
  );

  it.each(['/quotes/q2/rates', '/rates/q2/compare', '/bol/quotes/q2/final'])(
    '%s names a quote that this browser cannot open (readings 34) [R34]',
    (pathname) => {
      const resume = { kind: 'page', page: 'resume' };
      expect(placeFor(pathname, routes, stranger)).toEqual(resume);
      expect(placeFor(pathname, routes, shopper)).toEqual(resume);
      expect(placeFor(pathname.replace('q2', 'q1'), routes, { ...shopper, hasQuoteKey: false })).toEqual(
        resume,
      );
    },
  );

  it('sends everything but the shell’s own pages to contact-us while the API is unavailable [2.1-19, 2.11-4, 8-2]', () => {
    const outage = { ...shopper, apiUnavailable: true };
    expect(placeFor('/quotes/new', routes, outage)).toEqual({ kind: 'redirect', to: '/contact-us' });
    expect(placeFor('/contact-us', routes, outage)).toEqual({ kind: 'page', page: 'contactUs' });
  });
});
