import { STATE_CODES } from '@shared/domain';
import { licenseFormatKey, US_STATES } from '@shared/domain/purchase';
import { LANGUAGES } from './languages';
import { purchaseValidationTexts, quotesStartTexts } from './locales';
import { stateName } from './stateNames';
import { placeOf, saidTexts } from './words/saidTexts';

test('a state has a name in each language; an unknown code is returned unchanged', () => {
  expect(stateName('PA', 'en')).toBe('Pennsylvania');
  expect(stateName('PA', 'es')).toBe('Pensilvania');
  expect(stateName('TX', 'es')).toBe('Texas');
  expect(stateName('PR', 'es')).toBe('Puerto Rico');
  expect(stateName('VI', 'es')).toBe('Islas Vírgenes de EE. UU.');
  expect(stateName('toString', 'en')).toBe('toString');
  for (const language of LANGUAGES) {
    const names = US_STATES.map((code) => stateName(code, language));
    expect(new Set(names).size).toBe(51);
    expect(names.filter((name) => name.length <= 3)).toEqual([]);
  }
});

/** Forms that differ from the list: English, Mexican, and misspelled ones. */
const OTHER_FORMS = [
  ...US_STATES.filter((code) => stateName(code, 'en') !== stateName(code, 'es')).map((code) =>
    stateName(code, 'en'),
  ),
  'Tejas',
  'Mississipi',
  'Hawai',
  'Nueva Hampshire',
  'Nueva México',
  'Virginia del Oeste',
  'Pensylvania',
];

test('Spanish texts write states only in the list’s form', () => {
  const others = new RegExp(String.raw`(?<!\p{L})(?:${OTHER_FORMS.join('|')})(?!\p{L})`, 'u');
  const found = saidTexts.filter(({ language, text }) => language === 'es' && others.test(text)).map(placeOf);
  expect(found).toEqual([]);
});

describe.each(LANGUAGES)('%s: texts that contain a state name take it from the list', (language) => {
  const { validation } = purchaseValidationTexts[language];

  test.each(US_STATES)('the license format text of %s', (code) => {
    const key = licenseFormatKey(code).replace(/^validation:/, '');
    const text = (validation as Record<string, string>)[key];
    expect(text).toContain(key === 'license_format_any' ? '20' : stateName(code, language));
  });

  test('where insurance is offered', () => {
    const states = new Intl.ListFormat(language, { type: 'conjunction' }).format(
      STATE_CODES.map((code) => stateName(code, language)).toSorted((one, other) => one.localeCompare(other)),
    );
    expect(quotesStartTexts[language].quotes.start.states).toContain(states);
  });
});
