import { atMost, median, ratioOf, verdictOf, type Row } from './row';

const row = (parts: Partial<Row>): Row => ({ name: 'x', unit: 'ms', federated: [1, 2, 3], ...parts });

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
  [[], Number.NaN],
])('the median of %j is %d', (figures, expected) => {
  expect(median(figures)).toBe(expected);
});

describe('verdicts (budgets, architecture)', () => {
  test.each([
    ['kept', row({ budget: atMost(2, '2 ms') }), 'ok'],
    ['missed', row({ budget: atMost(1.9, '1.9 ms') }), 'miss'],
    ['without a budget', row({}), 'no budget'],
    ['no run', row({ federated: [], budget: atMost(2, '2 ms') }), 'not measured'],
    ['a run without a figure', row({ federated: [1, Number.NaN] }), 'not measured'],
    ['nothing to compare to', row({ oneBundle: [] }), 'not measured'],
  ])('%s', (_, given, expected) => {
    expect(verdictOf(given)).toBe(expected);
  });

  test('a ratio compares medians, so that one slow load decides nothing', () => {
    const given = row({ federated: [10, 11, 90], oneBundle: [10, 10, 10] });
    expect(ratioOf(given)).toBe(1.1);
    const budget = { text: '1.1x', holds: ({ ratio }: { ratio: number | null }) => (ratio ?? 9) <= 1.1 };
    expect(verdictOf({ ...given, budget })).toBe('ok');
  });
});
