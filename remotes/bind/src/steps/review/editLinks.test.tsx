import { screen } from '@testing-library/react';
import { ANN, BEN, openReview, REVIEW } from './testing/openReview';

describe('each group has one Change link, which returns here (reading 17)', () => {
  test('each links to the form that asked for it [2.12-19, 2.12-47, R17-3]', async () => {
    openReview({ drivers: [ANN, BEN], currently_insured: false });
    await screen.findByRole('heading', { name: 'Questions' });
    const links = [...document.querySelectorAll('a[aria-label]')].map(
      (link) => [link.getAttribute('aria-label'), link.getAttribute('href')] as const,
    );
    expect(links).toEqual([
      ['Change Policy', '/bol/policy-details/edit'],
      ['Change Current insurance', '/quotes/edit'],
      ['Change Ann Lee', '/bol/drivers/driver-1/edit'],
      ['Change Ben Lee', '/bol/drivers/driver-2/edit'],
      ['Change 2019 Toyota Camry', '/bol/vehicles/vehicle-1/edit'],
      ['Change Coverages', '/bol/coverages'],
      ['Change Questions', '/bol/questions/edit'],
    ]);
  });

  test('it is outside the folded part, which opens by its own heading', async () => {
    openReview();
    const heading = await screen.findByRole('heading', { name: 'Policy' });
    const link = screen.getByRole('link', { name: 'Change Policy' });
    expect(link.closest('details')).toBeNull();
    expect(heading.closest('summary')?.parentElement).not.toHaveAttribute('open');
  });

  test('the questions opened from here return here [R17-3]', async () => {
    const { user } = openReview();
    await user.click(await screen.findByRole('link', { name: 'Change Questions' }));
    const back = await screen.findByRole('link', { name: 'Go back' });
    expect(back).toHaveAttribute('href', REVIEW);
  });
});
