import {
  askedIn,
  DRIVER_FIELDS,
  EMPTY_PICK,
  PRIOR_POLICY_FIELDS,
  QUOTE_FIELDS,
  VEHICLE_FIELDS,
} from '@shared/domain';
import { aDriver, aQuote, aVehicle, fieldsWithoutControl } from '@shared/testing';
import { screen } from '@testing-library/react';
import { openAt } from '../testing/openAt';

const answered = {
  homeowner: true,
  currently_insured: true,
  prior_policy: { insurer_name: 'Acme', term_expiration: '2027-01-31', duration: 6, continuous: false },
  vehicles: [aVehicle({ use_code: 'business' })],
};
const inState = (state: 'IL' | 'PA') =>
  aQuote({ ...answered, address: { ...aQuote().address, state }, drivers: [aDriver({ age: 20 })] });

// The car is picked as a whole; its lists have tests of their own.
const picked = new Set(Object.keys(EMPTY_PICK));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** The addresses that together ask every field of a form, with the quote that is opened there. */
const FORMS = [
  {
    form: 'driver',
    fields: askedIn(DRIVER_FIELDS, 'quote'),
    at: [
      ['/drivers/driver-1/edit', inState('IL')],
      ['/drivers/driver-1/edit', inState('PA')],
    ] as const,
  },
  {
    form: 'car',
    fields: askedIn(VEHICLE_FIELDS, 'quote').filter((field) => !picked.has(field)),
    at: [['/vehicles/vehicle-1/edit', inState('IL')]] as const,
  },
];

test.each(FORMS)(
  'every field of the $form form has a control: add one named as its row (ADR 0070)',
  async ({ fields, at }) => {
    let missing: readonly string[] = fields;
    for (const [path, quote] of at) {
      const { unmount } = openAt(path, quote);
      await screen.findByRole('button', { name: 'Save changes' });
      missing = fieldsWithoutControl(missing);
      unmount();
    }
    expect({ withoutControl: missing }).toEqual({ withoutControl: [] });
  },
);

test('every field of the first questions has a control: add one named as its row (ADR 0070)', async () => {
  const { user } = openAt('/quotes/edit', aQuote());
  const insured = await screen.findByRole('group', { name: /have car insurance/ });
  const [yes] = Array.from(insured.querySelectorAll('input'));
  if (yes) await user.click(yes);
  await screen.findByLabelText(/insurance company|insurer/i);
  const fields = [...askedIn(QUOTE_FIELDS, 'quote'), ...askedIn(PRIOR_POLICY_FIELDS, 'quote')];
  expect({ withoutControl: fieldsWithoutControl(fields) }).toEqual({ withoutControl: [] });
});
