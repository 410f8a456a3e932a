import { renderWithProviders, slowParts, storedQuote } from '@shared/testing';
import { screen } from '@testing-library/react';
import { bindTexts } from '../locales/allTexts';
import { aPurchase } from '../testing/openAt';
import { PurchaseQuote } from './PurchaseQuote';

test('a screen whose quote arrives renders in slices, so other tasks run meanwhile', async () => {
  const { Parts, turns } = slowParts();
  const quote = aPurchase();
  renderWithProviders(<PurchaseQuote>{() => <Parts />}</PurchaseQuote>, {
    resources: bindTexts,
    stored: storedQuote(quote.id, quote.address.state),
    handlers: { 'GET /v2/quotes/:id': quote },
  });
  await screen.findByText('drawn');
  expect(turns()).toBeGreaterThan(0);
});
