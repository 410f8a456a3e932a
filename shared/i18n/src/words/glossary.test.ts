import { GIVEN, isLegal } from './exempt';
import { FORBIDDEN } from './glossary';
import { placeOf, saidTexts } from './saidTexts';

const free = saidTexts.filter((said) => !(said.text in GIVEN) && !isLegal(said));
const VARIABLE = /\{\{?\w+\}?\}/g;
const inLanguage = (language: string) => free.filter((said) => said.language === language);

test('the texts of every part are read, in both languages', () => {
  for (const language of ['en', 'es']) expect(inLanguage(language).length).toBeGreaterThan(2000);
});

test('the glossary has its rows', () => {
  expect(FORBIDDEN.filter(({ language }) => language === 'en').length).toBeGreaterThan(80);
  expect(FORBIDDEN.filter(({ language }) => language === 'es').length).toBeGreaterThan(60);
});

test.each(FORBIDDEN)(
  'glossary (voice): in $language, "$phrase" is said nowhere: $better',
  ({ language, pattern, better }) => {
    const found = inLanguage(language)
      .filter(({ text }) => pattern.test(text.replaceAll(VARIABLE, '')))
      .map((said) => `${placeOf(said)} → ${better}`);
    expect(found).toEqual([]);
  },
);

test('apostrophes and quotation marks have one form', () => {
  const other = { en: /\p{L}'\p{L}|"/u, es: /[«»"]/ };
  expect(free.filter(({ language, text }) => other[language].test(text)).map(placeOf)).toEqual([]);
});

test('no name stands before a period, because a name may end with one: "Jr." (issue 44)', () => {
  const onScreens = free.filter(({ file }) => /^(?:hosts|remotes|shared)\//.test(file));
  expect(onScreens.filter(({ text }) => /\{\{(?:name|driver)\}\}\./.test(text)).map(placeOf)).toEqual([]);
});

test('each given text is still a text of the product', () => {
  const all = new Set(saidTexts.map(({ text }) => text));
  expect(Object.keys(GIVEN).filter((text) => !all.has(text))).toEqual([]);
});
