import { EXPLANATION_MAX_LENGTH } from '../constants/limits';
import { explanationSchema } from '.';
import { errorsOf } from './errorsOf';
import { lines } from './fields';
import { latin } from './latin';
import { linesFault } from './linesFault';

const MOST = 10;
const schema = latin(lines(MOST)).nullable();

test.each([
  [null, null],
  ['', null],
  ['A dent\nand\ta', 'validation:too_long'],
  ['A dent\n\t', null],
  ['Peña'.normalize('NFD'), null],
  ['Peña\r\n', null],
  ['A\0dent', 'validation:characters_invalid'],
  ['\uD800', 'validation:characters_invalid'],
  ['Вмятина', 'validation:text_not_latin'],
  ['Вмятина\0', 'validation:characters_invalid'],
  ['12345678901', 'validation:too_long'],
] as const)('%j has the fault %s, as its schema says', (text, fault) => {
  expect(linesFault(text, MOST)).toBe(fault);
  expect(errorsOf(schema, text).at(0)?.key ?? null).toBe(fault);
});

test('the schema of an explanation, which released packages export, has the same faults', () => {
  for (const text of [null, 'A dent', 'A\0dent', 'Вмятина', 'a'.repeat(EXPLANATION_MAX_LENGTH + 1)])
    expect(errorsOf(explanationSchema, text).at(0)?.key ?? null).toBe(
      linesFault(text, EXPLANATION_MAX_LENGTH),
    );
});
