import { number } from 'yup';
import { closed, choice, lines, list, text, yesNo } from './fields';
import { trimmed } from './trimmed';
import { plainText } from '../reading/plainText';

const schema = closed({
  name: text(5).nullable(),
  note: lines(20),
  kind: choice(['a']),
  count: number(),
  isSure: yesNo(),
  items: list(closed({ name: text(5) }), 3),
});

test('texts lose what is around them, at every depth; everything else is as it was sent', () => {
  const sent = {
    name: '  Ana\u00A0',
    note: '\u200BOne\n two \n',
    kind: ' a ',
    count: '5',
    isSure: 'true',
    items: [{ name: ' Bo' }, 7, null],
    more: ' kept ',
  };
  expect(trimmed(schema, sent)).toEqual({
    ...sent,
    name: 'Ana',
    note: 'One\n two',
    items: [{ name: 'Bo' }, 7, null],
  });
  expect(sent.name).toBe('  Ana\u00A0');
});

test.each([' ', '\u00A0', '\t', '\r\n', '\u200B', '\uFEFF', '\u2060', '\u202A', '\u202C'])(
  '%j around a text is removed, and alone it is an empty text',
  (space) => {
    expect(trimmed(schema, { name: `${space}Ana${space}` })).toEqual({ name: 'Ana' });
    expect(trimmed(schema, { name: space })).toEqual({ name: '' });
  },
);

test.each([null, undefined, 7, 'text', [' a '], new Date(0), new Map()])('%p stays as it is', (value) => {
  expect(trimmed(schema, value)).toEqual(value);
});

test('an own __proto__ stays an unknown field', () => {
  const kept = trimmed(schema, JSON.parse('{"__proto__":{"admin":true},"name":" x"}'));
  expect(Object.keys(Object(kept))).toEqual(['__proto__', 'name']);
  expect(Reflect.get(Object(kept), 'admin')).toBeUndefined();
});

test('a long text of spaces between two letters takes no time', () => {
  const long = `a${' '.repeat(1_000_000)}b`;
  expect(plainText(` ${long} `)).toBe(long);
});
