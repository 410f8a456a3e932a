import { formatPhone, isEmail, maskZipInput, phoneDigits } from '.';

describe('phones and ZIPs (section 5)', () => {
  test.each([
    ['312-555-0100', '3125550100', '(312) 555-0100'],
    ['(312) 555 0100', '3125550100', '(312) 555-0100'],
    ['1-312-555-0100', '3125550100', '(312) 555-0100'],
    ['+1 (312) 555-0100', '3125550100', '(312) 555-0100'],
  ])('%s [5-31]', (text, digits, shown) => {
    expect(phoneDigits(text)).toBe(digits);
    expect(formatPhone(text)).toBe(shown);
  });

  test.each(['12345', '312555010', '31255501000', '131255501000', '131255501'])(
    '%s is not ten digits: parsed as null and shown unchanged [5-69, 9-19]',
    (text) => {
      expect(phoneDigits(text)).toBeNull();
      expect(formatPhone(text)).toBe(text);
    },
  );

  test('masks a ZIP to digits only [5-63]', () => {
    expect(maskZipInput('60a01')).toBe('6001');
  });

  test('masks a ZIP to five digits at most [5-64, 9-1]', () => {
    expect(maskZipInput('600182')).toBe('60018');
  });
});

test.each([
  ['a@b.co', true],
  ['ann.lee+quotes@mail.example.com', true],
  ['', false],
  ['ann', false],
  ['ann@example', false],
  ['ann@example.', false],
  ['ann@@example.com', false],
  ['ann lee@example.com', false],
  ['Ann<ann@example.com>', false],
  ['ann@example.com,eve', false],
  ["o'neil@example.com", true],
  [`${'a'.repeat(242)}@example.com`, true],
  [`${'a'.repeat(243)}@example.com`, false],
])(
  'an email is text@text.text of at most 254 characters (section 5): %.20s is one: %s [5-33]',
  (text, is) => {
    expect(isEmail(text)).toBe(is);
  },
);
