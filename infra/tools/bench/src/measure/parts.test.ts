import { needOneBundle, PARTS, partsIn } from './parts';

test.each([
  [[], PARTS],
  [['--runs', '3', '--readme'], PARTS],
  [['lighthouse', '--runs', '1'], ['lighthouse']],
  [
    ['--runs', '1', 'start', 'patch'],
    ['start', 'patch'],
  ],
])('the command line %j measures %j', (args, parts) => {
  expect(partsIn(args)).toEqual(parts);
});

test('an unknown part is named, with the existing ones', () => {
  expect(() => partsIn(['lighthose'])).toThrow(/lighthose.*lighthouse/);
});

test('the one bundle is built only for parts that compare to it', () => {
  expect(needOneBundle(['lighthouse', 'memory'])).toBe(false);
  expect(needOneBundle(['journey'])).toBe(true);
});
