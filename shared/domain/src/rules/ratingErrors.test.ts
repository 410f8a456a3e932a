import { ratingErrorsOf } from './ratingErrors';

const error = (code: string, message: string) => ({ code, message });

test('duplicates go by code and message together; their order stays [8-8]', () => {
  const list = [error('a', 'x'), error('b', 'x'), error('a', 'x'), error('a', 'y')];
  expect(ratingErrorsOf(list)).toEqual([error('a', 'x'), error('b', 'x'), error('a', 'y')]);
});

test.each(['broken', 7, { code: 'a' }, true])(
  '%j is no list: one error, worded by the screen [8-10]',
  (errors) => {
    expect(ratingErrorsOf(errors)).toEqual([error('rating_unreadable', '')]);
  },
);

test.each([undefined, null, []])('%j is no error', (errors) => {
  expect(ratingErrorsOf(errors)).toEqual([]);
});

test('what is no coded error in a list is left out', () => {
  expect(ratingErrorsOf([null, 'x', error('a', 'x')])).toEqual([error('a', 'x')]);
});
