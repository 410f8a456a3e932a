import { en } from './en';
import { es } from './es';

/** Every text by its full key. */
function flat(value: object, path = ''): [key: string, text: string][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]): [string, string][] =>
    typeof inner === 'object' && inner !== null
      ? flat(inner, `${path}${key}.`)
      : [[path + key, String(inner)]],
  );
}

const values = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted().join(' ');
const shape = (texts: object) => flat(texts).map(([key, text]) => `${key}: ${values(text)}`);

test('both languages have the same keys and variables', () => {
  expect(shape(es)).toEqual(shape(en));
});

test.each([...flat(en), ...flat(es)])('%s: calm words, none missing (look)', (_, text) => {
  expect(text.trim()).not.toBe('');
  expect(text).not.toMatch(/[!¡]/);
});

test('Spanish addresses the reader as usted', () => {
  expect(flat(es).filter(([, text]) => /\b(tú|tus?|tienes|puedes|quieres)\b/i.test(text))).toEqual([]);
});
