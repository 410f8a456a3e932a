import * as texts from '.';
import { mergeTexts } from '../mergeTexts';

const { en, es } = mergeTexts(...Object.values(texts));

/** Every text by its full key. */
function flat(value: object, path = ''): Map<string, string> {
  const entries = Object.entries(value).flatMap(([key, inner]: [string, unknown]): [string, string][] =>
    typeof inner === 'object' && inner !== null
      ? [...flat(inner, `${path}${key}.`)]
      : [[path + key, String(inner)]],
  );
  return new Map(entries);
}

const english = flat(en);
const spanish = flat(es);
const variables = (text = ''): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

describe('every text exists in both languages', () => {
  test('the same keys', () => {
    expect([...spanish.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    expect(english.size).toBeGreaterThan(300);
  });

  test.each([...english.keys()])('%s: the same variables, not empty, no exclamation mark (look)', (key) => {
    expect(variables(spanish.get(key))).toEqual(variables(english.get(key)));
    for (const text of [english.get(key), spanish.get(key)]) {
      expect(text?.trim()).not.toBe('');
      expect(text).not.toMatch(/[!¡]/);
    }
  });

  test('a plural has both forms', () => {
    const forms = [...english.keys()].filter((key) => /_(one|other)$/.test(key));
    const missing = forms.filter(
      (key) => !english.has(key.replace(/_one$/, '_other').replace(/_other$/, '_one')),
    );
    expect(missing).toEqual([]);
  });

  test('Spanish addresses the reader as usted', () => {
    const informal = [...spanish].filter(([, text]) => /\b(tú|tus?|tienes|puedes|quieres)\b/i.test(text));
    expect(informal).toEqual([]);
  });
});

test.each(['en', 'es'] as const)('what is missing about a driver is not called yours in %s', (language) => {
  const { incomplete } = texts.driversTexts[language].drivers.form;
  expect(incomplete).toContain('{{missing}}');
  expect(incomplete).not.toMatch(/\b(your|su|sus)\b/i);
});
