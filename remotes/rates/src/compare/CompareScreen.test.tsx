import { renderWithProviders, storedQuote } from '@shared/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { App } from '../App';
import { rates as en } from '../locales/en/rates';
import { rates as es } from '../locales/es/rates';
import { rateHandlers } from '../testing/rateHandlers';

const open = () =>
  renderWithProviders(<App />, {
    resources: { en: { rates: en }, es: { rates: es } },
    stored: storedQuote(),
    path: '/rates/quote-1/compare',
    handlers: rateHandlers(),
  });

test('2.10: the first card is recommended and says why in dollars; each leads to its own coverage [2.1-10, 2.10-1, 2.10-3, 2.10-5]', async () => {
  const { container } = open();
  const first = await screen.findByRole('article', { name: 'Fairway Casualty' });
  const second = screen.getByRole('article', { name: 'Union Summit Insurance' });
  expect(screen.getAllByRole('article')).toEqual([first, second]);
  expect(within(first).getByText('Recommended')).toBeInTheDocument();
  expect(within(first).getByText(/\$120 less than the next one/)).toBeInTheDocument();
  expect(within(second).queryByText('Recommended')).not.toBeInTheDocument();
  expect(within(second).getByRole('link')).toHaveAttribute('href', '/quotes/quote-1/rates/?index=1');
  expect(await axe(container)).toHaveNoViolations();
});
