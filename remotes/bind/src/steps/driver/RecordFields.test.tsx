import { screen, within } from '@testing-library/react';
import { choice, field, fill, openDriver, PATCH, ready, save, saved, sent } from './testing/openDriver';

const dwi = { type: 'dwi', date: '2024-02-29', description: null };
const add = (name: string) => screen.getByText(name).closest('button') ?? document.body;
const group = (number: number) => screen.getByText(`Incident ${number}`).closest('fieldset') ?? document.body;
const incident = (number: number) => within(group(number));

beforeEach(() => sessionStorage.clear());

test('offers every kind of incident by group (section 3) [R29]', async () => {
  const { user } = openDriver();
  await ready();
  await user.click(choice(/accidents or tickets/, 'Yes'));
  const kinds = await screen.findByLabelText('What happened');
  const groups = within(kinds).getAllByRole('group');
  expect(groups.map((each) => each.getAttribute('label'))).toEqual([
    'Accident',
    'Disobeying/Fleeing/Eluding',
    'Expiration',
    'Intermediate',
    'License/Registration/Insurance',
    'Major',
    'Minor',
    'Narcotics/Alcohol',
    'No Charge',
    'Safety Restraints',
    'Speed',
    'Suspensions',
    'Turn/Stop/Yield',
  ]);
  expect(within(kinds).getAllByRole('option')).toHaveLength(43);
});

test('two incidents are added, one corrected, one removed, and the focus follows (2.12) [2.12-21]', async () => {
  const shop = openDriver({ driver: { accident_violations: [dwi] } });
  const { user } = shop;
  await screen.findByText('Incident 1');
  expect(incident(1).getByLabelText('When it happened')).toHaveValue('02/29/2024');
  await user.click(add('Add another one'));
  expect(group(2)).toHaveFocus();
  await user.selectOptions(incident(2).getByLabelText('What happened'), 'at_fault');
  await user.click(incident(2).getByLabelText('When it happened'));
  await user.paste('01/31/2025');
  await user.click(incident(1).getByLabelText('Remove incident 1'));
  expect(add('Add another one')).toHaveFocus();
  expect(screen.getByText('Incident 1 was removed.')).toBeInTheDocument();
  expect(incident(1).getByLabelText('What happened')).toHaveValue('at_fault');
  expect(incident(1).getByLabelText('When it happened')).toHaveValue('01/31/2025');
  await user.selectOptions(incident(1).getByLabelText('What happened'), 'not_at_fault');
  await user.click(save());
  await saved();
  expect(sent(shop)).toMatchObject({
    accident_violations: [{ type: 'not_at_fault', date: '2025-01-31', description: null }],
  });
});

test('an application takes thirty incidents; after that the button says so', async () => {
  openDriver({ driver: { accident_violations: Array.from({ length: 30 }, () => dwi) } });
  await screen.findByText('Incident 30');
  expect(add('Add another one')).toHaveAttribute('aria-disabled', 'true');
  expect(add('Add another one')).toHaveAccessibleDescription(/up to 30 incidents/);
});

test('an API error about one incident links to its field [8-22]', async () => {
  const message = 'must be within the last five years';
  const errors = [{ code: 'violation_date', message, attribute: 'accident_violations[1].date' }];
  const shop = openDriver({
    driver: { accident_violations: [dwi, dwi] },
    handlers: { [PATCH]: () => ({ status: 422, body: { errors } }) },
  });
  await screen.findByText('Incident 2');
  await shop.user.click(save());
  await shop.user.click(await screen.findByRole('link', { name: `Date: ${message}` }));
  expect(incident(2).getByLabelText('When it happened')).toHaveFocus();
});

const UNASKED = { license_number_last4: null, occupation: null };

test('accidents are asked: without Yes or No, Save says so; No is kept after a save, and removes what was listed', async () => {
  const shop = openDriver({ driver: UNASKED });
  const { user } = shop;
  await ready();
  await fill(shop, 'Occupation', 'Cook');
  await fill(shop, 'License number', 'L12345678901');
  await user.click(save());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Say whether there were accidents or tickets.');
  await user.click(within(summary).getByRole('link'));
  expect(choice(/accidents or tickets/, 'No')).toHaveFocus();
  await user.click(choice(/accidents or tickets/, 'Yes'));
  await screen.findByText('Incident 1');
  await user.click(choice(/accidents or tickets/, 'No'));
  expect(screen.queryByText('Incident 1')).not.toBeInTheDocument();
  await user.click(save());
  await saved();
  expect(sent(shop)).toMatchObject({ accident_violations: [] });
});

test('a driver saved without any said No', async () => {
  openDriver();
  await ready();
  expect(choice(/accidents or tickets/, 'No')).toBeChecked();
  expect(field('Occupation')).toHaveValue('Teacher');
});
