import { screen } from '@testing-library/react';
import { openRates, OVERVIEW } from '../testing/openRates';

test('a deposit of 20,000 cents is shown as 200 dollars (section 9) [9-27]', async () => {
  openRates(OVERVIEW);
  const table = await screen.findByRole('table');
  expect(table.querySelector('tr')).toHaveTextContent('$200 today, then 5 of $165');
});
