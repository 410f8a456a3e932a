import type { FieldProblem, ListedOffer, ReceiptRow, SegmentOption } from '@shared/ui';

export const plans: readonly SegmentOption<'month' | 'full'>[] = [
  { value: 'month', label: 'Monthly' },
  { value: 'full', label: 'Pay in full', detail: 'save $61' },
];

export const packages: readonly SegmentOption<'LIABILITY' | 'GOOD' | 'BETTER'>[] = [
  { value: 'LIABILITY', label: 'Basic', detail: '$71' },
  { value: 'GOOD', label: 'Better', detail: '$128' },
  { value: 'BETTER', label: 'Enhanced', detail: '$164' },
];

export const listedOffers: readonly Omit<ListedOffer, 'action'>[] = [
  {
    id: 'first',
    carrier: 'First Chicago',
    tag: 'FCIC',
    price: { label: '6 payments', amount: '$128', per: 'today, then 5 of $128', total: '$768 in all' },
    mark: 'Lowest premium',
    condition: 'Condition: for 6 months an app tracks how you drive.',
    isFirst: true,
  },
  {
    id: 'next',
    carrier: 'Another carrier',
    tag: 'other',
    price: { amount: '$1,141', per: 'for 6 months' },
    mark: 'No tracking',
    isFirst: false,
  },
];

export const receiptRows: readonly ReceiptRow[] = [
  { id: 'base', label: 'Base price in Cook County', amount: '$812' },
  {
    id: 'age',
    label: 'Your age',
    detail: 'Drivers of 34 have fewer accidents than most',
    factor: '× 0.94',
    amount: '$763',
  },
  { id: 'car', label: '2021 Honda Civic', detail: 'Cheap to repair', factor: '× 1.12', amount: '$855' },
  { id: 'home', label: 'Homeowner', factor: '−10%', amount: '$768', emphasis: 'saving' },
  { id: 'total', label: 'Total for 6 months', amount: '$768', emphasis: 'total' },
];

export const problems: readonly FieldProblem[] = [
  { field: 'phone', message: 'Enter a phone number with 10 digits' },
  { field: 'sr22', message: 'Choose yes or no' },
];

export const carUses = [
  { name: 'school', label: 'School' },
  { name: 'deliveries', label: 'Deliveries', hint: 'Groceries, packages and the like' },
];

export const emailWords = {
  label: 'Your email',
  incomplete: 'Enter an email address such as name@example.com',
  submit: 'Email my quote',
  sending: 'Sending',
  failed: 'Your quote was not sent',
};

export const hintWords = {
  didYouMean: (email: string) => `Did you mean ${email}?`,
  useIt: 'Use this address',
};

export const cities = [
  { value: 'a', label: 'Des Plaines (Cook)' },
  { value: 'b', label: 'Rosemont (Cook)' },
];

export const foundCars = [
  { id: '1', label: '2021 Honda Civic', detail: 'EX sedan' },
  { id: '2', label: '2021 Honda Civic', detail: 'Sport hatchback' },
  { id: '3', label: '2021 Honda Accord' },
];

export const listedCars = [
  { body: 'sedan', name: '2021 Honda Civic', facts: ['EX sedan', 'Better cover'] },
  { body: 'pickup', name: '2015 Ford F-150', facts: ['SuperCrew', 'Liability only', 'Used for deliveries'] },
] as const;
