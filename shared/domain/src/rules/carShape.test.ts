import { carShape } from '.';

test.each([
  ['Sedan', 'sedan'],
  ['Crossover', 'suv'],
  ['Pickup', 'pickup'],
  ['Roadster', 'coupe'],
  ['Minivan', 'van'],
  ['Wagon', 'hatch'],
  ['Hovercraft', 'unknown'],
  [null, 'unknown'],
])('body class %p has the shape %s', (body, shape) => {
  expect(carShape(body)).toBe(shape);
});
