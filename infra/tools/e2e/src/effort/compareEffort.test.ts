import { figuresOf, worseThan } from './compareEffort';

const EFFORT = { screens: 9, answeredScreens: 6, taps: 20, keys: 15, typedAnswers: 3, seconds: 57 };
const way = {
  price: { ...EFFORT, heights: {} },
  policy: { ...EFFORT, taps: 60, heights: { '/bol/drivers/{id}/edit': 1612 } },
};

test('the figures have the effort to both ends and the length of the long screens', () => {
  expect(figuresOf(way)).toMatchObject({ 'price.taps': 20, 'policy.taps': 60, 'px.driver': 1612 });
});

test('only a figure that rose is worse; a new one has no baseline to hide behind', () => {
  const figures = { 'price.taps': 21, 'price.keys': 14, 'px.driver': 1612 };
  expect(worseThan({ 'price.taps': 20, 'price.keys': 15 }, figures)).toEqual([
    'price.taps: 21, before: 20',
    'px.driver: 1612, before: 0',
  ]);
});
