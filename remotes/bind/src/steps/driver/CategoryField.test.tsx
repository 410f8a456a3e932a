import { screen, waitFor, within } from '@testing-library/react';
import { openDriver, ready, save, saved, sayNoIncidents, sent } from './testing/openDriver';

const EMPLOYED = { occupation: 'employed', employer_name: 'Acme' };
const box = (name: string) => screen.findByLabelText(name, { selector: '[role=combobox]' });

beforeEach(() => sessionStorage.clear());

test('the kind of work is searched among 260 and sent as its code (section 3) [R29-2]', async () => {
  const shop = openDriver({ driver: EMPLOYED });
  const { user } = shop;
  await ready();
  await sayNoIncidents(shop);
  await user.type(await box('Kind of work'), 'weld');
  await user.click(await screen.findByRole('option', { name: 'Welder' }));
  expect(await box('Kind of work')).toHaveValue('Welder');
  await user.click(save());
  await saved();
  expect(sent(shop)).toMatchObject({ employer_category: 'welder' });
});

test('text that matches nothing says so and is rejected [5-72]', async () => {
  const { user } = openDriver({ driver: { ...EMPLOYED, employer_category: 'welder' } });
  await ready();
  const field = await box('Kind of work');
  await waitFor(() => expect(field).toHaveValue('Welder'));
  await user.clear(field);
  await user.type(field, 'zzz');
  expect(screen.getAllByText(/No matches/).length).toBeGreaterThan(0);
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose the kind of work');
});

test('it can be searched in Spanish, without accents, and by keyboard', async () => {
  const shop = openDriver({ driver: EMPLOYED, language: 'es' });
  const { user } = shop;
  await ready();
  await sayNoIncidents(shop);
  await user.type(await box('Tipo de trabajo'), 'soldador');
  await waitFor(() =>
    expect(within(screen.getByRole('listbox')).getAllByRole('option').length).toBeGreaterThan(0),
  );
  await user.keyboard('{ArrowDown}{Enter}');
  expect((await box('Tipo de trabajo')).getAttribute('value')).toMatch(/^Soldador/);
  await user.click(save());
  await saved();
  expect(sent(shop)).toMatchObject({ employer_category: 'welder' });
});

test('only employed drivers are asked for the employer (section 5)', async () => {
  const { user } = openDriver({ usState: 'TX', driver: { occupation: 'retired', license_state: 'TX' } });
  await ready();
  expect(screen.queryByLabelText('Employer’s name')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Occupation'), 'employed');
  expect(screen.getByLabelText('Employer’s name')).toBeInTheDocument();
});
