import { CLEAN_MARKET, MARKET, shareOf, standingsOf } from './standings';

const LEAST = 0.05;
const MOST = 0.55;

describe.each([
  ['all quotes', MARKET],
  ['clean records', CLEAN_MARKET],
])('%s: every carrier is the cheapest for some shoppers, none for most (ADR 0028)', (_name, market) => {
  const rows = standingsOf(market).map((standing) => [standing.carrierId, standing] as const);
  test.each(rows)('%s', (_carrier, standing) => {
    expect(standing.taken).toBeGreaterThan(100);
    expect(shareOf(standing)).toBeGreaterThanOrEqual(LEAST);
    expect(shareOf(standing)).toBeLessThanOrEqual(MOST);
  });
});

test('in r1 the Texas carrier was never the cheapest, and one carrier won most clean records', () => {
  const standings = standingsOf(CLEAN_MARKET, 'r1');
  const shares = Object.fromEntries(standings.map((standing) => [standing.carrierId, shareOf(standing)]));
  expect(shares['TXR']).toBe(0);
  expect(shares['USIC']).toBeGreaterThan(MOST);
});
