import { aQuote, aRate } from '@shared/testing';
import { render, screen } from '@testing-library/react';
import { RawRates } from './RawRates';
import { RawRatesInDevelopment } from './RawRatesInDevelopment';

test('the raw rates are only in development builds [R20]', () => {
  const answered = { quote: aQuote(), rate: aRate() };
  const { unmount } = render(<RawRatesInDevelopment {...answered} />);
  expect(screen.queryByTestId('raw-rates-viewer')).not.toBeInTheDocument();
  unmount();
  render(<RawRates {...answered} />);
  expect(screen.getByTestId('raw-rates-viewer')).toHaveTextContent('"policy_premium": 98000');
});
