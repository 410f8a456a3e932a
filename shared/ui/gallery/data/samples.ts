import type { DataRow, ReceiptRow } from '../../src/index';

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

export const tableRows: readonly DataRow[] = [
  { id: 'price', header: 'Per month', cells: { fcic: '$128', ushc: '$141', txr: '$156' } },
  {
    id: 'bi',
    header: 'Injury to others',
    cells: { fcic: '25K / 50K', ushc: '50K / 100K', txr: '30K / 60K' },
  },
  {
    id: 'term',
    header: 'Policy length',
    cells: { fcic: '6 months', ushc: '6 months', txr: '6 months' },
    muted: true,
  },
];
