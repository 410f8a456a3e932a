import { ROUTES } from '../testing/routes';
import { placeFor, type GuardFacts } from './placeFor';

const stranger: GuardFacts = { storedQuoteId: null, hasQuoteKey: false, apiUnavailable: false };
const shopper: GuardFacts = { storedQuoteId: 'q1', hasQuoteKey: true, apiUnavailable: false };
const START = '-> /quotes/new';

function place(pathname: string, facts: GuardFacts): string {
  const found = placeFor(pathname, ROUTES, facts);
  if (found.kind === 'redirect') return `-> ${found.to}`;
  return found.kind === 'remote' ? found.name : found.page;
}

/** Path, its target with quote q1 stored, its target without one. */
const TABLE: [path: string, shopper: string, stranger: string][] = [
  ['/', START, START],
  ['/quotes/new', 'quote', 'quote'],
  ['/quotes/edit', 'quote', START],
  ['/quotes/not-covered', 'quote', 'quote'],
  ['/quotes/q1/rates', 'rates', 'lockedQuote'],
  ['/quotes/q1/rates/', 'rates', 'lockedQuote'],
  ['/quotes/vehicles', 'quote', START],
  ['/quotes/drivers', 'quote', START],
  ['/quotes/review', 'quote', START],
  ['/quotes/anything', 'quote', START],
  ['/vehicles/new', 'quote', START],
  ['/vehicles/v1/edit-coverages', 'quote', START],
  ['/vehicles/v1/edit', 'quote', START],
  ['/rates/vehicles/v1/edit', 'quote', START],
  ['/drivers/new', 'quote', START],
  ['/drivers/d1/edit', 'quote', START],
  ['/rates/drivers/d1/edit', 'quote', START],
  ['/rates/q1/compare', 'rates', 'lockedQuote'],
  ['/contact-us', 'contactUs', 'contactUs'],
  ['/bol/policy-details', 'bind', START],
  ['/bol/policy-details/edit', 'bind', START],
  ['/bol/drivers/d1/edit', 'bind', START],
  ['/bol/quotes/drivers', 'bind', START],
  ['/bol/vehicles/v1/edit', 'bind', START],
  ['/bol/quotes/vehicles', 'bind', START],
  ['/bol/coverages', 'bind', START],
  ['/bol/questions/edit', 'bind', START],
  ['/bol/quotes/review', 'bind', START],
  ['/bol/rate', 'bind', START],
  ['/bol/quotes/q1/rates', 'bind', 'lockedQuote'],
  ['/bol/payments', 'bind', START],
  ['/bol/online-payment', 'bind', START],
  ['/bol/card-details', 'bind', START],
  ['/bol/signatures', 'bind', START],
  ['/bol/quotes/q1/confirmation', 'bind', 'lockedQuote'],
  ['/bol/quotes/q1/final', 'bind', 'lockedQuote'],
  ['/bol/quotes/q1/issued', 'bind', 'lockedQuote'],
  ['/bol/drivers', 'bind', START],
  ['/bol/vehicles', 'bind', START],
  ['/bol/questions', 'bind', START],
  ['/resume/a-code', 'resumeLink', 'resumeLink'],
  ['/legal/privacy', 'privacy', 'privacy'],
  ['/legal/accessibility', 'accessibility', 'accessibility'],
  ['/privacy/erase', 'eraseData', 'eraseData'],
  ['/privacy/data', 'myData', 'myData'],
  ['/anything', START, START],
  ['/quotes', START, START],
  ['/rates', START, START],
  ['/resume', START, START],
  ['/legal', START, START],
  ['/bol', START, START],
];

describe('the route table, first match wins', () => {
  it.each(TABLE)(
    '%s leads to %s, and without a quote to %s [2.1-1, 2.1-3, 2.1-11, 2.1-12, 2.1-15, 2.1-17, 2.1-18]',
    (pathname, withQuote, without) => {
      expect(place(pathname, shopper)).toBe(withQuote);
      expect(place(pathname, stranger)).toBe(without);
    },
  );

  it.each(['/a/b/c/d', '/vehicles/v1', '/quotes/q1/rates/more', '/legal/terms', '/resume/a/b'])(
    '%s is not a path of the site and redirects to the start',
    (pathname) => {
      expect(place(pathname, shopper)).toBe(START);
    },
  );
});

describe('a quote that this browser cannot open', () => {
  it.each([
    '/quotes/q2/rates',
    '/rates/q2/compare',
    '/bol/quotes/q2/rates',
    '/bol/quotes/q2/confirmation',
    '/bol/quotes/q2/final',
    '/bol/quotes/q2/issued',
  ])('%s says so, without a quote, with another quote, and without the key [R34-3]', (pathname) => {
    expect(place(pathname, stranger)).toBe('lockedQuote');
    expect(place(pathname, shopper)).toBe('lockedQuote');
    expect(place(pathname.replace('q2', 'q1'), { ...shopper, hasQuoteKey: false })).toBe('lockedQuote');
  });
});

describe('while the API is unavailable', () => {
  const outage = { ...shopper, apiUnavailable: true };
  const pages = new Set(['contactUs', 'privacy', 'accessibility']);

  it.each(TABLE)('%s redirects to contact-us, unless the page needs no API [2.1-19]', (pathname) => {
    const usual = place(pathname, shopper);
    expect(place(pathname, outage)).toBe(pages.has(usual) ? usual : '-> /contact-us');
  });
});
