import { isInShare } from './isInShare';

const visitors = Array.from({ length: 1000 }, (_, index) => `visitor-${index + 1}`);
const at = (share: number) => visitors.filter((id) => isInShare(id, share));

test.each([
  [0.1, 80, 120],
  [0.01, 3, 19],
  [0.5, 460, 540],
])('a share of %d holds %d to %d of 1,000 fixed ids', (share, least, most) => {
  expect(at(share).length).toBeGreaterThanOrEqual(least);
  expect(at(share).length).toBeLessThanOrEqual(most);
});

test('a share of 1 holds everyone', () => expect(at(1)).toEqual(visitors));

test('a wider share keeps everyone who was in the narrower one', () => {
  const wider = new Set(at(0.3));
  expect(at(0.1).filter((id) => !wider.has(id))).toEqual([]);
  expect(at(0.1)).toEqual(at(0.1));
});
