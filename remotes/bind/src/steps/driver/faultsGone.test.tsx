import { screen, waitFor, within } from '@testing-library/react';
import { field, fill, openDriver, ready, save, sayNoIncidents } from './testing/openDriver';

const messages = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

beforeEach(() => sessionStorage.clear());

test('errors of questions no longer asked disappear; the others stay', async () => {
  const shop = openDriver({
    driver: { occupation: 'employed', defensive_driver: true, license_issued_at: null },
  });
  await ready();
  await sayNoIncidents(shop);
  await shop.user.click(save());
  await screen.findByRole('alert');
  expect(messages()).toEqual([
    'Enter the name of the employer',
    'Choose the kind of work',
    'You needed to be at least 16 years when your license was issued',
    "Defensive driver course completed at can't be blank",
  ]);
  await shop.user.clear(field('Occupation'));
  await fill(shop, 'Occupation', 'retired');
  await waitFor(() => expect(messages()).toHaveLength(2));
  await shop.user.click(screen.getByRole('checkbox', { name: 'Defensive driver course' }));
  await waitFor(() =>
    expect(messages()).toEqual(['You needed to be at least 16 years when your license was issued']),
  );
});
