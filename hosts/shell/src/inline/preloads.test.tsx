import { JWKS_PATH } from '@shared/api-client/envelope';
import { preloads } from './preloads';

/** URLs prefetched at a path, with these names stored. */
function fetchedAt(path: string, stored: Record<string, string>): string[] {
  window.history.replaceState(null, '', path);
  window.localStorage.clear();
  for (const [name, value] of Object.entries(stored)) window.localStorage.setItem(name, value);
  document.head.innerHTML =
    '<template id="preloads"><link rel="preload" as="script" href="/screen.js"></template>';
  const fetched = jest.fn((_address: RequestInfo | URL, _init?: RequestInit) =>
    Promise.reject(new Error('offline')),
  );
  window.fetch = fetched;
  delete document.documentElement.dataset.opens;
  preloads(window);
  // A hanging request would block every later one for the same URL.
  for (const [, init] of fetched.mock.calls) expect(init?.signal).toBeInstanceOf(AbortSignal);
  const links = [...document.querySelectorAll('link')].map((link) => link.getAttribute('href') ?? '');
  return [...links, ...fetched.mock.calls.map(([address]) => (typeof address === 'string' ? address : ''))];
}

const shopper = { quoteId: 'q1', quoteKey: 'ab' };

test.each([
  ['/vehicles/new', shopper, true],
  ['/vehicles/new', {}, false],
  ['/vehicles/new', { quoteId: 'q1' }, false],
  ['/quotes/q1/rates/', shopper, true],
  ['/rates/q1/compare', shopper, true],
  ['/bol/quotes/q1/final', shopper, true],
  ['/quotes/q2/rates/', shopper, false],
  ['/rates/q2/compare', shopper, false],
  ['/bol/quotes/q2/final', shopper, false],
  ['/rates/vehicles/v1/edit', shopper, true],
  ['/bol/quotes/drivers', shopper, true],
])('%s with %j stored prefetches the screen’s scripts and the API’s key: %s', (path, stored, comes) => {
  expect(fetchedAt(path, stored)).toEqual(comes ? ['/screen.js', JWKS_PATH] : []);
  // The page's style shows the screen's heading based on this attribute.
  expect('opens' in document.documentElement.dataset).toBe(comes);
});

test('does nothing on a page that has nothing to prefetch', () => {
  document.head.innerHTML = '';
  preloads(window);
  expect(document.head.innerHTML).toBe('');
});
