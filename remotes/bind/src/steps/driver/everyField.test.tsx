import { PURCHASE_DRIVER_FIELDS } from '@shared/domain/purchase';
import { fieldsWithoutControl } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { toDriverInput } from './driverInput';
import { fromDriver } from './driverValues';
import { openDriver, ready } from './testing/openDriver';
import { aWholeDriver } from '../../testing/anApplication';

const incident = { type: 'at_fault', date: '2025-01-31', description: null };
const employed = { occupation: 'employed', accident_violations: [incident] };

/** Drivers who together are asked everything. */
const ASKED = [
  { usState: 'PA', driver: { ...employed, defensive_driver: true } },
  { usState: 'IL', driver: { ...employed, requires_sr22: true } },
  { usState: 'IL', other: { birthday: '2006-01-05', birthday_estimated: false, age: 20 } },
] as const;

test('every field of the purchase driver form has a control: add one named as its row (ADR 0070)', async () => {
  let missing: readonly string[] = PURCHASE_DRIVER_FIELDS;
  for (const where of ASKED) {
    const { unmount, user } = openDriver({
      ...where,
      ...('driver' in where ? { driver: { ...where.driver, accident_violations: [incident] } } : {}),
    });
    await ready();
    for (const summary of screen.queryAllByText(/^Social Security number \(/)) await user.click(summary);
    for (const button of screen.queryAllByRole('button', { name: /^Change / })) await user.click(button);
    // Parts that load late have their fields with them.
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    missing = fieldsWithoutControl(missing);
    unmount();
  }
  expect({ withoutControl: missing }).toEqual({ withoutControl: [] });
});

test('the form fills in and sends every field that is returned (ADR 0070)', () => {
  const driver = aWholeDriver({
    ...employed,
    requires_sr22: true,
    employer_name: 'Mill',
    employer_category: 'registered_nurse',
  });
  const asked = { driver, state: 'IL', today: '2026-11-21' } as const;
  const values = fromDriver(asked);
  expect(Object.keys(values).toSorted()).toEqual(PURCHASE_DRIVER_FIELDS.toSorted());
  const notGiven = new Set(['license_number', 'social_security']);
  expect(Object.keys(toDriverInput(values, asked)).toSorted()).toEqual(
    PURCHASE_DRIVER_FIELDS.filter((field) => !notGiven.has(field)).toSorted(),
  );
});
