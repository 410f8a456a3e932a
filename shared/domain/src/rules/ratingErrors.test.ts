import { ratingErrorsOf } from './ratingErrors';

const error = (code: string, message: string) => ({ code, message });

test('removes duplicates by code and message, keeping the order [8-8]', () => {
  const list = [error('a', 'x'), error('b', 'x'), error('a', 'x'), error('a', 'y')];
  expect(ratingErrorsOf(list)).toEqual([error('a', 'x'), error('b', 'x'), error('a', 'y')]);
});

test.each(['broken', 7, { code: 'a' }, true])(
  '%j is not a list: one error with the screen’s text [8-10]',
  (errors) => {
    expect(ratingErrorsOf(errors)).toEqual([error('rating_unreadable', '')]);
  },
);

test.each([undefined, null, []])('%j is no error', (errors) => {
  expect(ratingErrorsOf(errors)).toEqual([]);
});

test('drops list items that are not coded errors', () => {
  expect(ratingErrorsOf([null, 'x', error('a', 'x')])).toEqual([error('a', 'x')]);
});
