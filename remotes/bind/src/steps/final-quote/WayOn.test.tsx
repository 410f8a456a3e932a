import { Route, Routes } from '@shared/federation/router';
import { renderWithProviders } from '@shared/testing';
import { screen } from '@testing-library/react';
import { bindTexts } from '../../locales/allTexts';
import { WayOn } from './WayOn';

test('Select a payment plan leads to the payment plans [2.12-51]', async () => {
  const { user } = renderWithProviders(
    <Routes>
      <Route path="/" element={<WayOn canPay number="Q-77" mustSee={false} />} />
      <Route path="/bol/payments" element={<p>plans</p>} />
    </Routes>,
    { resources: bindTexts },
  );
  await user.click(screen.getByRole('button', { name: 'Select a payment plan' }));
  expect(await screen.findByText('plans')).toBeInTheDocument();
});
