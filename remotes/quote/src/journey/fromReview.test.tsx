import { paths } from '@shared/domain';
import { aDriver, aQuote, aVehicle } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { openAt } from '../testing/openAt';

const state = { previousPath: paths.purchaseReview() };
const driver = aDriver();
const quote = aQuote({
  status: 'APPLYING',
  homeowner: true,
  currently_insured: false,
  vehicles: [aVehicle()],
  drivers: [driver],
});

beforeEach(() => sessionStorage.clear());

/** Answers of the quote, changed from the application review (readings 11 and 17). */
test.each([paths.editQuote(), paths.editDriver(driver.id)])(
  '%s, opened from there: Cancel and Save return to it [R17-3]',
  async (path) => {
    const { user } = openAt(path, quote, { state, stored: { filledQuoteEdit: 'true' } });
    expect(await screen.findByRole('link', { name: 'Cancel' })).toHaveAttribute(
      'href',
      paths.purchaseReview(),
    );
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(paths.purchaseReview()));
  },
);
