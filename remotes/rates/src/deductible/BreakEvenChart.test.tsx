import { renderWithProviders } from '@shared/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { rates as en } from '../locales/en/rates';
import { rates as es } from '../locales/es/rates';
import { breakEven } from './breakEven';
import { BreakEvenChart } from './BreakEvenChart';
import { BreakEvenText } from './DeductibleSlider';

const TERM = 6;

/** The chart and its sentence for a change of the deductible from `chosen` to `amount`. */
function open(chosen: number, amount: number, difference: number, language: 'en' | 'es' = 'en') {
  const of = breakEven(chosen, amount, difference, TERM);
  if (!('between' in of)) throw new Error('no crossing to draw');
  return renderWithProviders(
    <>
      <BreakEvenText of={of} term={TERM} />
      <BreakEvenChart of={of} term={TERM} />
    </>,
    { resources: { en: { rates: en }, es: { rates: es } }, language },
  );
}
const number = (element: Element | null, name: string): number =>
  parseFloat(element?.getAttribute(name) ?? '');

/** The level of the extra cost, the line of savings, and the point where they meet. */
function drawn(container: HTMLElement) {
  const [level, saved] = container.querySelectorAll('line');
  const point = container.querySelector('circle');
  return {
    extra: number(level ?? null, 'y1'),
    nothing: number(saved ?? null, 'y1'),
    atEnd: number(saved ?? null, 'y2'),
    crossing: { across: number(point, 'cx'), height: number(point, 'cy') },
  };
}

test.each([
  ['$500 more, saving $100 a term', 50_000, 100_000, -10_000],
  ['$500 more, saving $61 a term', 50_000, 100_000, -6_100],
  ['$1,000 less, for $125 more a term', 150_000, 50_000, 12_500],
])('the lines meet where they are drawn to meet: %s', (_what, chosen, amount, difference) => {
  const { container } = open(chosen, amount, difference);
  const { extra, nothing, atEnd, crossing } = drawn(container);
  // The savings climb evenly from nothing, so their height at the crossing is its share of the way.
  expect(nothing + (crossing.across / 100) * (atEnd - nothing)).toBeCloseTo(extra);
  expect(crossing.height).toBe(extra);
});

test('heights are to one scale: twice the money is twice as high', () => {
  // $500 more after a claim; $200 a year is $800 at the end of four years.
  const { extra, nothing, atEnd, crossing } = drawn(open(50_000, 100_000, -10_000).container);
  expect((nothing - extra) / (nothing - atEnd)).toBeCloseTo(500 / 800);
  expect(crossing.across).toBeCloseTo((2.5 / 4) * 100);
});

test('the sentence says the same crossing, and only the sentence is read out', async () => {
  const { container } = open(50_000, 100_000, -10_000);
  expect(
    screen.getByText(/\$500 more after a claim and \$100 less every 6 months.* 2\.5 years/),
  ).toBeVisible();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('$500 more after a claim')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('in Spanish', async () => {
  const { container } = open(50_000, 100_000, -10_000, 'es');
  expect(screen.getByText('$500 más después de un reclamo')).toBeInTheDocument();
  expect(screen.getByText('Años entre reclamos')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
