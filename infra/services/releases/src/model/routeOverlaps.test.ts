import { patternsOverlap, routeOverlaps } from './routeOverlaps';

describe('route overlaps', () => {
  it.each([
    ['/quotes/new', '/quotes/:resource', true],
    ['/quotes/:quoteId/rates', '/quotes/:resource', false],
    ['/rates/:quoteId/compare', '/rates/vehicles/:vehicleId/edit', false],
    ['/rates/:quoteId/compare', '/rates/vehicles/:what', true],
    ['/bol/*', '/bol/policy-details/edit', true],
    ['/bol/quotes/:id/final', '/bol/quotes/:id/issued', false],
    ['/a', '/a/', true],
  ])('%s and %s: %p', (left, right, overlap) => {
    expect(patternsOverlap(left, right)).toBe(overlap);
    expect(patternsOverlap(right, left)).toBe(overlap);
  });

  it("reserves the shell's routes (specification 2.1)", () => {
    expect(routeOverlaps({ bind: ['/contact-us'] })).toEqual(['bind /contact-us overlaps shell /contact-us']);
  });

  it("ignores the order of one owner's patterns", () => {
    expect(routeOverlaps({ quote: ['/quotes/new', '/quotes/:resource'] })).toEqual([]);
  });
});
