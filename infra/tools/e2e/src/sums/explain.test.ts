import { explain, type Known } from './explain';
import { amountsIn, readAmount } from './readAmount';

const DEPOSIT: Known = { what: 'deposit', parts: [20_001], as: 'cents', must: true };
const IN_DOLLARS: Known = { ...DEPOSIT, as: 'dollars' };
const dollars = (what: string, cents: number): Known => ({ what, parts: [cents], as: 'dollars' });
const TOTAL: Known = { what: 'total', parts: [20_001, 16_450, 16_450], as: 'dollars' };

describe('how an amount is explained (section 9, reading 7)', () => {
  test.each([
    ['the cent itself', '$200.01', DEPOSIT, true],
    ['a wrong cent', '$200.02', DEPOSIT, false],
    ['dollars where cents are due', '$201', DEPOSIT, false],
    ['dollars rounded up', '$201', IN_DOLLARS, true],
    ['dollars rounded down', '$200', IN_DOLLARS, false],
    ['cents where dollars are due', '$200.01', IN_DOLLARS, false],
    ['a sum of round-ups', '$531', TOTAL, true],
    ['the round-up of a sum', '$530', TOTAL, false],
    ['a limit in thousands', '$25K', { what: 'limit', parts: [2_500_000], as: 'limit' }, true],
    ['a limit in full', '$25,000', { what: 'limit', parts: [2_500_000], as: 'limit' }, true],
    ['a fall in price', '-$12.34', { what: 'cause', parts: [-1234], as: 'cents' }, true],
    ['a rise in price for a fall', '+$12.34', { what: 'cause', parts: [-1234], as: 'cents' }, false],
    ['a step to the thousandth', '$12.345', { what: 'step', parts: [1234.5], as: 'cents' }, true],
    ['a step that is a thousandth off', '$12.346', { what: 'step', parts: [1234.5], as: 'cents' }, false],
  ] as const)('%s', (_name, shown, known: Known, ok) => {
    const [line] = explain('page', [shown], [known]);
    expect([line?.shown, line?.ok]).toEqual([shown, ok]);
  });

  test('an amount is listed once with its exact explanation', () => {
    expect(explain('page', ['$531', '$531', '$201'], [TOTAL, IN_DOLLARS])).toEqual([
      { place: 'page', shown: '$531', what: 'total', exact: '529.01', ok: true },
      { place: 'page', shown: '$201', what: 'deposit', exact: '200.01', ok: true },
    ]);
  });

  test.each([
    ['stands beside both totals', ['$477', '$530', '$53'], 'saving', true],
    ['has one of its totals missing', ['$530', '$53'], 'saving: the in full is not beside it', false],
    [
      'does not subtract as displayed',
      ['$477', '$530', '$48'],
      'saving: not the difference of the monthly and the in full',
      false,
    ],
  ] as const)('a difference that %s (reading 54)', (_name, amounts, what, ok) => {
    const between = [dollars('monthly', 53_000), dollars('in full', 47_700)] as const;
    const saved = Number(amounts.at(-1)?.slice(1)) * 100;
    const lines = explain('page', amounts, [...between, { ...dollars('saving', saved), between }]);
    const said = lines.at(-1);
    expect([said?.what, said?.ok]).toEqual([what, ok]);
  });

  test('a required amount that is missing is a difference', () => {
    expect(explain('page', ['$200.02'], [DEPOSIT]).map(({ shown, what, ok }) => [shown, what, ok])).toEqual([
      ['$200.02', 'explained by nothing', false],
      ['not shown', 'deposit', false],
    ]);
  });
});

describe('amounts in a text', () => {
  test('are found as displayed, with their sign, cents and thousands', () => {
    expect(amountsIn('$1,234 today, then 5 of $164.50, +$2.00, -$0.500; $25K / $7.5K.')).toEqual([
      '$1,234',
      '$164.50',
      '+$2.00',
      '-$0.500',
      '$25K',
      '$7.5K',
    ]);
  });

  test('convert to cents', () => {
    expect(['$1,234', '$1,234.56', '-$2.00', '$7.5K'].map((text) => readAmount(text).cents)).toEqual([
      123_400, 123_456, -200, 750_000,
    ]);
  });
});
