import { driverPatchSchema, editQuoteSchema, errorsOf, isLatin, updateQuoteSchema } from '.';

describe('text that policy documents can print', () => {
  test.each([
    '',
    'Ann Lee-O’Neil, Jr.',
    'José Ángel Núñez',
    'Łukasz Wójcik',
    'Őry Szőke',
    'Ħal Għarb',
    'Erdoğan Işık',
    'Đặng Thị Phượng',
    'Ștefan Țurcanu',
    'Þór Æsir Ðorn',
    'Straße, Əliyev, Ŋ, Ɔsei',
    'e\u0301 typed as two signs, m\u0302',
    'Kaʻiulani, Chloe` O´Hara',
    '“A deer” – at 5′ 10″… cost €1,000 (50% ½ #4/5 \\ [a] {b}) ',
    'two\nlines,\r\n\ta tab',
  ])('%j is printable', (text) => {
    expect(isLatin(text)).toBe(true);
  });

  test.each([
    '伟',
    '王 Wang',
    'Иван',
    'Γιώργος',
    'محمد',
    'שרה',
    '김',
    'さくら',
    'अमित',
    'สมชาย',
    'Ann 😀',
    '✓',
  ])('%j is not printable', (text) => {
    expect(isLatin(text)).toBe(false);
  });

  test.each([
    ['Cyrillic letters that look Latin', 'Аnn'],
    ['full-width letters', 'Ａｎｎ'],
    ['a mark without its letter', '\u0301'],
    ['a mark on a blank', 'A \u0301'],
    ['an invisible character', 'Ann\u200B'],
    ['a change of writing direction', '\u202Etxt'],
    ['a soft hyphen', 'An\u00ADn'],
    ['a line separator', 'A\u2028B'],
  ])('%s is not printable', (_name, text) => {
    expect(isLatin(text)).toBe(false);
  });

  // A pattern with catastrophic backtracking would exceed the test's time limit.
  test('checks a text of hostile length', () => {
    expect(isLatin(`${'e\u0301-'.repeat(300_000)}王`)).toBe(false);
  });
});

test.each([
  ['first_name', '伟', 'name_not_latin'],
  ['last_name', '王', 'name_not_latin'],
  ['employer_name', 'Яндекс', 'text_not_latin'],
  ['occupation', '厨师', 'text_not_latin'],
  ['sr22_case_number', 'C–Ж', 'text_not_latin'],
  ['email', '伟@例.中国', 'text_not_latin'],
  ['first_name', 'Ann\u0000', 'characters_invalid'],
])('a driver: %s %j gets exactly one error, %s', (path, value, code) => {
  expect(errorsOf(driverPatchSchema, { [path]: value })).toEqual([{ path, key: `validation:${code}` }]);
});

test('unseen characters pasted into a form do not make a text foreign', () => {
  const policy = { homeowner: true, currently_insured: true, term_expiration: '2027-03-28' };
  for (const insurer_name of ['State\u200B Farm', '\uFEFFAcme', 'Ac\u00ADme'])
    expect(() => editQuoteSchema.validateSync({ ...policy, insurer_name }, { strict: true })).not.toThrow();
});

test('checks multi-line text across line breaks', () => {
  const questions = [{ question_code: 'q', value: true, explanation: 'A dent\nпотом' }];
  expect(errorsOf(updateQuoteSchema, { questions })).toEqual([
    { path: 'questions[0].explanation', key: 'validation:text_not_latin' },
  ]);
});
