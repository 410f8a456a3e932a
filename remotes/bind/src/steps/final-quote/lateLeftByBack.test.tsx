import { ROUTE_PATTERNS } from '@shared/domain';
import { Route, Routes } from 'react-router-dom';
import { renderWithProviders, storedQuote } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { bindTexts } from '../../locales/allTexts';
import { FIRST, payable } from '../../testing/payment';
import { FINAL } from '../../testing/openFinal';
import { FinalQuoteScreen } from './FinalQuoteScreen';

const preload = jest.fn(() => Promise.resolve());

// A chunk that never arrives.
jest.mock('@shared/federation/remote', () => ({
  ...jest.requireActual('@shared/federation/remote'),
  lazyScreen: () => Object.assign(({ fallback = null }) => fallback, { preload: () => preload() }),
}));

test('after Back from the card page, its code is fetched with the quote, and progress is shown until it is there', async () => {
  renderWithProviders(
    <Routes>
      <Route path={ROUTE_PATTERNS.finalRates} element={<FinalQuoteScreen />} />
    </Routes>,
    {
      resources: bindTexts,
      path: FINAL,
      stored: storedQuote(),
      state: { left: 'session-1' },
      handlers: { 'GET /v2/quotes/:id': payable(FIRST, { status: 'PAYMENT_OPEN' }) },
    },
  );
  expect(preload).toHaveBeenCalled();
  const loading = screen.getByText('Loading your application');
  // The code's skeleton takes the place of the quote's.
  await waitFor(() => expect(loading).not.toBeInTheDocument());
  expect(screen.getByText('Loading your application')).toBeInTheDocument();
});
