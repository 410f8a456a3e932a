import { type CardEntry, cardProblems } from './card';
import { TEST_CARDS } from './testCards';

const NOW = new Date(2026, 10, 21);
const GOOD: CardEntry = { number: '4242 4242 4242 4242', expiry: '11/26', code: '123', zip: '60018' };
const problems = (change: Partial<CardEntry>) => cardProblems({ ...GOOD, ...change }, NOW);

test.each<Partial<CardEntry>>([
  {},
  { number: '4242-4242-4242-4242' },
  { expiry: '1126' },
  { expiry: '01 / 2030' },
  { number: '378282246310005', code: '1234' },
  { zip: '60018-1234' },
])('%j is in order', (change) => expect(problems(change)).toEqual({}));

test.each<[Partial<CardEntry>, object]>([
  [{ number: '' }, { number: 'number_missing' }],
  [{ number: '4242424242424241' }, { number: 'number_invalid' }],
  [{ number: '4242 4242 4242' }, { number: 'number_invalid' }],
  [{ number: '4242424242424242x' }, { number: 'number_invalid' }],
  [{ expiry: '13/30' }, { expiry: 'expiry_invalid' }],
  [{ expiry: '1/2/3' }, { expiry: 'expiry_invalid' }],
  [{ expiry: '10/26' }, { expiry: 'expiry_past' }],
  [{ code: '12' }, { code: 'code_invalid' }],
  [{ number: '378282246310005' }, { code: 'code_invalid' }],
  [{ zip: '6001' }, { zip: 'zip_invalid' }],
  [
    { number: ' ', code: '', expiry: '', zip: '' },
    { number: 'number_missing', expiry: 'expiry_missing', code: 'code_missing', zip: 'zip_missing' },
  ],
])('%j is not: %j', (change, expected) => expect(problems(change)).toEqual(expected));

test('every test card has a valid number', () => {
  for (const number of Object.keys(TEST_CARDS)) expect([number, problems({ number })]).toEqual([number, {}]);
});
