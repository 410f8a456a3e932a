import { FORBIDDEN, GIVEN } from './glossary';
import { placeOf, saidTexts } from './saidTexts';

test('reads the texts of every part, in both languages', () => {
  for (const language of ['en', 'es']) {
    expect(saidTexts.filter((said) => said.language === language).length).toBeGreaterThan(2000);
  }
});

test.each(FORBIDDEN.map((entry) => [entry.language, String(entry.pattern), entry] as const))(
  'glossary (voice): %s, %s is used nowhere',
  (language, _pattern, { pattern, better }) => {
    const found = saidTexts
      .filter((said) => said.language === language && pattern.test(said.text) && !GIVEN.includes(said.text))
      .map((said) => `${placeOf(said)} → ${better}`);
    expect(found).toEqual([]);
  },
);

test('each given text is still in the product', () => {
  const all = new Set(saidTexts.map(({ text }) => text));
  expect(GIVEN.filter((text) => !all.has(text))).toEqual([]);
});
