import { refusal } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { cars, GOOD_VIN } from '../testing/cars';
import { openAt } from '../testing/openAt';

const address = () => screen.getByTestId('address').textContent;

beforeEach(() => sessionStorage.clear());

test.each([
  [
    'en',
    [
      'Start my quote',
      /Yes, I own/,
      /No, not right/,
      /Continue to vehicles/,
      'Enter the VIN',
      /^Driving to work/,
      'Add this car',
      /Continue to drivers/,
      'Age',
      'Female',
      'Single',
      'Good',
      'Save and continue',
      'See my prices',
    ],
  ],
  [
    'es',
    [
      'Empezar mi cotización',
      /Sí, es mía/,
      /No en este/,
      /Continuar con los vehículos/,
      'Escribir el VIN',
      /Ir al trabajo/,
      'Agregar este auto',
      /Continuar con los/,
      'Edad',
      'Femenino',
      'Soltero o soltera',
      'Bueno',
      'Guardar y continuar',
      'Ver mis precios',
    ],
  ],
] as const)(
  'one car by VIN and one driver in %s take at most 14 answers and 60 keys from the ZIP to the prices',
  async (language, words) => {
    const [
      start,
      home,
      insured,
      toCars,
      vin,
      use,
      addCar,
      toDrivers,
      age,
      gender,
      marital,
      credit,
      saveDriver,
      prices,
    ] = words;
    const { user, api, container } = openAt('/quotes/new', null, {
      language,
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
    await goOn(start, '/quotes/edit');
    await choose(home);
    await choose(insured);
    await goOn(toCars, '/vehicles/new');
    await choose(vin);
    await type(screen.getByLabelText('VIN'), GOOD_VIN);
    await screen.findByRole('heading', { name: '2003 Honda Accord' });
    await choose(use);
    await goOn(addCar, '/quotes/vehicles');
    keys += 1;
    await user.click(screen.getByRole('link', { name: toDrivers }));
    await type(await screen.findByLabelText(age), '35');
    await choose(gender);
    await choose(marital);
    await choose(credit);
    await goOn(saveDriver, '/quotes/drivers');
    keys += 1;
    await user.click(screen.getByRole('link', { name: prices }));
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
  },
);
