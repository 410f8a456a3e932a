import { screen } from '@testing-library/react';
import { ANN, BEN, openReview, REVIEW } from './testing/openReview';

describe('each answer has an Edit link, which returns here (reading 17)', () => {
  test('each links to the form that asked for it [2.12-19, 2.12-47, R17-3]', async () => {
    openReview();
    await screen.findByRole('heading', { name: 'Questions' });
    const links = [...document.querySelectorAll('a[aria-label]')].map(
      (link) => [link.getAttribute('aria-label'), link.getAttribute('href')] as const,
    );
    expect(Object.fromEntries(links)).toMatchObject({
      'Edit Start date': '/bol/policy-details/edit',
      'Edit Phone': '/bol/policy-details/edit',
      'Edit Street address': '/bol/policy-details/edit',
      'Edit License number of Ann Lee': '/bol/drivers/driver-1/edit',
      'Edit Accidents and violations of Ann Lee': '/bol/drivers/driver-1/edit',
      'Edit VIN of 2019 Toyota Camry': '/bol/vehicles/vehicle-1/edit',
      'Edit coverage of 2019 Toyota Camry': '/bol/coverages',
      'Edit answer 3': '/bol/questions/edit',
    });
  });

  test('every given answer has one, and all have different names', async () => {
    openReview({ drivers: [ANN, BEN] });
    await screen.findByText('Kind of work');
    // Good driver follows from other answers (reading 70).
    const terms = screen.getAllByText(/^(?!Good driver$)/, { selector: 'section dt' });
    const names = screen
      .getAllByRole('link', { name: /^Edit/ })
      .map((link) => link.getAttribute('aria-label') ?? '');
    expect(names).toHaveLength(terms.length);
    expect(new Set(names).size).toBe(names.length);
  });

  test('the questions opened from here return here [R17-3]', async () => {
    const { user } = openReview();
    await user.click(await screen.findByRole('link', { name: 'Edit answer 1' }));
    const back = await screen.findByRole('link', { name: 'Go back' });
    expect(back).toHaveAttribute('href', REVIEW);
  });
});
