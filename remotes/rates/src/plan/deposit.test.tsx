import { screen, within } from '@testing-library/react';
import { openRates, OVERVIEW } from '../testing/openRates';

test('section 9: a deposit of 20,000 cents is shown as 200 dollars [9-27]', async () => {
  openRates(OVERVIEW);
  const [term] = await screen.findAllByText('Due today');
  const fact = term?.closest('div');
  if (!fact) throw new Error('no deposit');
  expect(within(fact).getByText('$200')).toBeInTheDocument();
});
