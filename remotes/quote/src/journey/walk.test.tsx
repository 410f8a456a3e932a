import { refusal } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { cars, GOOD_VIN } from '../testing/cars';
import { openAt } from '../testing/openAt';

const address = () => screen.getByTestId('address').textContent;

beforeEach(() => sessionStorage.clear());

test('one car by VIN and one driver take at most 14 answers and 60 keys from the ZIP to the prices', async () => {
  const { user, api, container } = openAt('/quotes/new', null, {
    handlers: {
      ...cars(),
      'GET /v2/locations/lookup': ({ query }) =>
        query.get('zip_code') === '60601'
          ? {
              zip_code: '60601',
              state: 'IL',
              covered: true,
              counties: [{ name: 'Cook', cities: ['Chicago'] }],
            }
          : refusal(404, 'zip_not_found'),
    },
  });
  let answers = 0;
  let keys = 0;
  const type = async (field: HTMLElement, text: string) => {
    answers += 1;
    keys += text.length;
    await user.type(field, text);
  };
  const choose = async (name: string | RegExp) => {
    answers += 1;
    keys += 1;
    await user.click(await screen.findByRole('radio', { name }));
  };
  const goOn = async (name: string | RegExp, to: string) => {
    keys += 1;
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(address()).toBe(to));
    await screen.findByRole('heading', { level: 1 });
    expect(await axe(container)).toHaveNoViolations();
  };
  expect(await axe(container)).toHaveNoViolations();
  await type(await screen.findByRole('textbox'), '60601');
  await goOn('Start my quote', '/quotes/edit');
  await choose(/Yes, I own/);
  await choose(/No, not right/);
  await goOn(/Continue to vehicles/, '/vehicles/new');
  await choose('Enter the VIN');
  await type(screen.getByLabelText('VIN'), GOOD_VIN);
  await screen.findByRole('heading', { name: '2003 Honda Accord' });
  await choose(/^Driving to work/);
  await goOn('Add this car', '/quotes/vehicles');
  keys += 1;
  await user.click(screen.getByRole('link', { name: /Continue to drivers/ }));
  await type(await screen.findByLabelText('Age'), '35');
  await choose('Female');
  await choose('Single');
  await choose('Good');
  await goOn('Save and continue', '/quotes/drivers');
  keys += 1;
  await user.click(screen.getByRole('link', { name: 'See my prices' }));
  expect(answers).toBeLessThanOrEqual(14);
  expect(keys).toBeLessThanOrEqual(60);
  // One request per action: the quote, its answers, the car, the driver.
  expect(
    api.calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`),
  ).toEqual([
    'POST /v2/quotes',
    'PATCH /v2/quotes/quote-1',
    'POST /v2/quotes/quote-1/vehicles',
    'POST /v2/quotes/quote-1/drivers',
  ]);
});
