import { atShare, measure, MOMENTS, walksOf } from './measure';
import { plot } from './plot';

const walks = walksOf(250);
const figures = measure(walks);
const widthAt = (at: string) => figures.moments.find(({ moment }) => moment === at)?.width ?? NaN;

test('the first offer is inside every range shown before it in at least 95% of quotes', () => {
  expect(figures.quotes).toBeGreaterThan(240);
  expect(figures.insideAll).toBeGreaterThanOrEqual(0.95);
});

test('at review the median width is at most 25% of the first offer, and every offer is inside', () => {
  const review = figures.moments.find(({ moment }) => moment === 'review');
  expect(review?.width).toBeLessThanOrEqual(0.25);
  expect(review?.inside).toBe(1);
});

test('the road narrows from the first car to review', () => {
  const widths = (['first car', 'cars done', 'first driver', 'review'] as const).map(widthAt);
  expect(widths).toEqual(widths.toSorted((one, other) => other - one));
});

test('an offer outside a range counts against its moment and the whole', () => {
  const [walk] = walks;
  const wrong = { shown: walk?.shown.map((one) => ({ ...one, high: one.low })) ?? [], offer: 1, exact: 1 };
  const [first] = measure([wrong]).moments;
  expect([measure([wrong]).insideAll, first?.inside]).toEqual([0, 0]);
  expect(atShare([3, 1, 2])).toBe(2);
});

test('the plot has a row for every moment, and no figure that is not a number', () => {
  const picture = plot(walks, figures);
  expect(MOMENTS.every((moment) => picture.includes(`>${moment}<`))).toBe(true);
  expect(picture).not.toMatch(/NaN|Infinity|undefined/);
});
