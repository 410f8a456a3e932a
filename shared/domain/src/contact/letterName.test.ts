import { letterName } from './letterName';

test.each(['Ann Lee', 'José Núñez Jr.', "Mary-Kate O'Hara", 'J. R. Smith', 'Henry 8', 'Ma. Luisa'])(
  'keeps the name %s',
  (name) => {
    expect(letterName(` ${name} `)).toBe(name);
  },
);

test.each([
  'Call 312-555-0199',
  'Call (312) 555 0199 now',
  '３１２５５５０１９９',
  'win at evil.example',
  'https://evil',
  'evil．com',
  'www evil',
  'evil。com',
  'evil\u200B.com',
  'evil .com',
  '555\u200B1234',
  'ann@evil.test',
])('drops the name %s', (name) => {
  expect(letterName(name)).toBe('');
});
