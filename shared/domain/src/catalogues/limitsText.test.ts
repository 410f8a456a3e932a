import { limitsText } from './limitsText';

const t = (key: string, { amount }: { amount: string }) =>
  `${amount} ${key.replace('coverages:limits.', '')}`;

test.each([
  [
    [
      { applies_to: 'per_person', amount: 2_500_000 },
      { applies_to: 'per_accident', amount: 5_000_000 },
    ],
    '$25K per_person / $50K per_accident',
  ],
  [[{ applies_to: 'deductible', amount: 100_000 }], '$1,000 deductible'],
  [[], ' none'],
] as const)('shows limits %j as %p [9-30, 9-88, 9-89]', (limits, text) => {
  expect(limitsText(limits, t)).toBe(text);
});
