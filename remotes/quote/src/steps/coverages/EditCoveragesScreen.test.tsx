import { coveragesFor } from '@shared/domain';
import { aQuote, aVehicle, refusal } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { openAt } from '../../testing/openAt';

const thisYear = new Date().getFullYear();
const open = (year = thisYear - 10) =>
  openAt(
    '/vehicles/vehicle-1/edit-coverages',
    aQuote({ homeowner: true, currently_insured: false, vehicles: [aVehicle({ year })] }),
  );
const address = () => screen.getByTestId('address').textContent;
const save = () => screen.getByRole('button', { name: 'Save and continue' });

beforeEach(() => sessionStorage.clear());

test.each([
  [/^Yes/, { liability_only: true, coverage_package_name: 'LIABILITY' }],
  [/^No/, { liability_only: false, coverage_package_name: 'GOOD' }],
] as const)(
  '%s stores its package, shows an alert and goes to the list (section 4, coverage choice) [2.6-14, 2.6-15, 2.6-16, 4-29]',
  async (name, body) => {
    const { user, api, bus } = open();
    const alerts: unknown[] = [];
    bus.on('alert:show-requested', (alert) => alerts.push(alert));
    const choice = await screen.findByRole('radio', { name });
    await user.click(save());
    const line = await screen.findByRole('link', { name: 'Answer this' });
    expect(line).toHaveAttribute('href', '#field-liability_only');
    expect(api.calls.some(({ method }) => method === 'PATCH')).toBe(false);
    await user.click(choice);
    await user.click(save());
    await waitFor(() => expect(address()).toBe('/quotes/vehicles'));
    const coverages = coveragesFor('IL', body.coverage_package_name);
    expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ ...body, coverages });
    expect(alerts).toMatchObject([{ variant: 'success', textKey: 'common:alerts.coverage_saved' }]);
  },
);

test('a failure is shown and the choice is kept (section 8) [8-16]', async () => {
  const { user, api } = open();
  api.use({ 'PATCH /v2/quotes/:id/vehicles/:vehicleId': () => refusal(503, 'unavailable') });
  await user.click(await screen.findByRole('radio', { name: /^No/ }));
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('error updating your vehicle coverage');
  expect(screen.getByRole('radio', { name: /^No/ })).toBeChecked();
});

test('a car over 20 years has no choice (section 9) [9-8, 9-10]', async () => {
  open(thisYear - 21);
  await waitFor(() => expect(address()).toBe('/quotes/vehicles'));
});

test('the screen has its title, and its submit says what is missing (2.6) [2.6-13, 2.6-15]', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Select your coverage');
  expect(screen.getByRole('group', { name: 'Do you want liability only?' })).toBeInTheDocument();
  expect(save()).toHaveAccessibleDescription('Choose one to continue.');
});

test('a car added from the purchase returns there (reading 9) [R9]', async () => {
  const vehicles = [aVehicle({ year: thisYear - 10 })];
  const { user } = openAt(
    '/vehicles/vehicle-1/edit-coverages?returnTo=%2Fbol%2Fquotes%2Fvehicles',
    aQuote({ homeowner: true, currently_insured: false, vehicles }),
  );
  await user.click(await screen.findByRole('radio', { name: /^No/ }));
  await user.click(save());
  await waitFor(() => expect(address()).not.toContain('/edit-coverages'));
});
