import { renderWithProviders } from '@shared/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { rates as en } from '../locales/en/rates';
import { rates as es } from '../locales/es/rates';
import { axisTicks } from '../plan/axisTicks';
import { PaymentAxis } from './PaymentAxis';

const open = (most: number, hasLater = true, language: 'en' | 'es' = 'en') =>
  renderWithProviders(<PaymentAxis ticks={axisTicks(most)} hasLater={hasLater} />, {
    resources: { en: { rates: en }, es: { rates: es } },
    language,
  });
const amounts = (container: HTMLElement) =>
  [...container.querySelectorAll('text')].map((text) => [
    text.textContent,
    parseFloat(text.getAttribute('x') ?? ''),
  ]);

test.each([
  [
    140_000,
    [
      ['$0', 0],
      ['$500', 100 / 3],
      ['$1,000', 200 / 3],
      ['$1,500', 100],
    ],
  ],
  [
    300_000,
    [
      ['$0', 0],
      ['$1,000', 100 / 3],
      ['$2,000', 200 / 3],
      ['$3,000', 100],
    ],
  ],
])('amounts up to %i cents stand at their share of the axis', (most, expected) => {
  const { container } = open(most);
  const shown = amounts(container);
  expect(shown.map(([text]) => text)).toEqual(expected.map(([text]) => text));
  shown.forEach(([, at], index) => expect(at).toBeCloseTo(Number(expected[index]?.[1])));
});

test('the first and the last amount stay inside the axis', () => {
  const { container } = open(140_000);
  const anchors = [...container.querySelectorAll('text')].map((text) => text.getAttribute('text-anchor'));
  expect(anchors).toEqual(['start', 'middle', 'middle', 'end']);
});

test('the key names the blocks that are drawn, and none for later payments if all is paid today', () => {
  const { unmount } = open(140_000);
  expect(screen.getByText('Due today')).toBeInTheDocument();
  expect(screen.getByText('Each block is one later payment')).toBeInTheDocument();
  unmount();
  open(140_000, false);
  expect(screen.getByText('Due today')).toBeInTheDocument();
  expect(screen.queryByText('Each block is one later payment')).not.toBeInTheDocument();
});

test('a screen reader skips it, since each price says its payments; in Spanish', async () => {
  const { container } = open(140_000, true, 'es');
  expect(screen.getByText('Paga hoy').closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.getByText('Cada bloque es un pago posterior')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
