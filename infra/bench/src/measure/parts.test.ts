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

test('a part that does not exist is named, with those that do', () => {
  expect(() => partsIn(['lighthose'])).toThrow(/lighthose.*lighthouse/);
});

test('the one bundle is built only for parts that compare with it', () => {
  expect(needOneBundle(['lighthouse', 'memory'])).toBe(false);
  expect(needOneBundle(['journey'])).toBe(true);
});
