import type { PriceStep } from '@shared/domain';
import { renderWithProviders } from '@shared/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { rates as en } from '../locales/en/rates';
import { rates as es } from '../locales/es/rates';
import { Waterfall } from './Waterfall';

const steps: PriceStep[] = [
  { id: 'factor.base', before: 0, after: 100_000, parts: [] },
  { id: 'factor.state', before: 100_000, after: 125_000, parts: [] },
  {
    id: 'discounts',
    before: 125_000,
    after: 95_000,
    parts: [
      { factor: 'factor.homeowner', cents: -10_000 },
      { factor: 'factor.multi_car', cents: -20_000 },
    ],
  },
  { id: 'fees', before: 95_000, after: 100_000, parts: [] },
];
const open = (language: 'en' | 'es' = 'en') =>
  renderWithProviders(<Waterfall steps={steps} total="Total" />, {
    resources: { en: { rates: en }, es: { rates: es } },
    language,
  });
const percent = (block: Element, name: string): number => parseFloat(block.getAttribute(name) ?? '');

/** Header and figure of each row, as a screen reader has them. */
const rows = () =>
  screen.getAllByRole('row').map((row) => {
    const figures = within(row).getAllByRole('cell');
    return [within(row).getByRole('rowheader').textContent, ...figures.map(({ textContent }) => textContent)];
  });

test('each bar is as long as its figure, and begins where the one before it ends', () => {
  const { container } = open();
  const bars = [...container.querySelectorAll('rect')].map((block) => ({
    from: percent(block, 'x'),
    length: percent(block, 'width'),
  }));
  // On an axis to $1,500.
  const cents = [100_000, 25_000, 30_000, 5_000, 100_000];
  expect(bars).toHaveLength(cents.length);
  cents.forEach((amount, index) => expect(bars[index]?.length).toBeCloseTo(amount / 1_500));
  const starts = [0, 100_000, 95_000, 95_000, 0];
  starts.forEach((amount, index) => expect(bars[index]?.from).toBeCloseTo(amount / 1_500));
});

test('a screen reader gets a table of the same steps without the bars', async () => {
  const { container } = open();
  expect(screen.getByRole('table', { name: en.receipt.steps })).toBeInTheDocument();
  expect(rows()).toEqual([
    ['Base rate', '$1,000'],
    ['State', '+$250'],
    ['DiscountsHomeowner discount −$100 · Multi-car discount −$200', '−$300'],
    ['Fees', '+$50'],
    ['Total', '$1,000'],
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('in Spanish', async () => {
  const { container } = open('es');
  expect(rows().map(([name]) => name)).toEqual([
    'Tarifa base',
    'Estado',
    expect.stringContaining('Descuento para dueños de vivienda −$100'),
    'Cargos',
    'Total',
  ]);
  expect(await axe(container)).toHaveNoViolations();
});
