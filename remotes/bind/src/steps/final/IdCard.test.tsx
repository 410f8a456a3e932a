import { CARRIERS } from '@shared/domain';
import { aDriver } from '@shared/testing';
import { screen } from '@testing-library/react';
import { aWholeDriver, aWholeVehicle } from '../../testing/anApplication';
import { FIRST } from '../../testing/payment';
import { issued, openIssued, policyCard } from './testing/openIssued';
import { vinEnd } from './IdCard';

const excluded = aDriver({ id: 'driver-2', first_name: 'Rex', last_name: 'Out', included_in_policy: false });

test('the card says who and what is insured, and how to tell the cars apart', async () => {
  const vehicles = [
    aWholeVehicle(),
    aWholeVehicle({ id: 'vehicle-2', year: 2015, manufacturer: 'Ford', model: 'F-150', vin: null }),
  ];
  openIssued(issued(FIRST, { drivers: [aWholeDriver(), excluded], vehicles }));
  const card = await policyCard();
  expect(card).toHaveTextContent('Insured driverAnn Lee');
  expect(card).not.toHaveTextContent('Rex');
  expect(card).toHaveTextContent('VIN ends in 004352');
  expect(card).toHaveTextContent('2015 Ford F-150');
  expect(screen.getByRole('heading', { level: 2, name: CARRIERS[FIRST].name })).toBeInTheDocument();
});

test('a policy whose ID cards are missing has no button for them', async () => {
  openIssued(issued(FIRST, { documents: [] }));
  await policyCard();
  expect(screen.queryByRole('button', { name: /ID cards/ })).not.toBeInTheDocument();
});

test('the heading says the day on which coverage began where the car is kept [R53]', async () => {
  // 11:30 p.m. of December 4 in Chicago, signed after the first day of the term.
  openIssued(issued(FIRST, { covered_from: '2030-12-05T05:30:00.000Z' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'You’re covered from December 4' }),
  ).toBeInTheDocument();
});

test.each([
  ['1HGCM82633A004352', '004352'],
  ['1HGCM826*3A******', null],
  [null, null],
])('of the VIN %p the card shows %p', (vin, shown) => {
  expect(vinEnd(vin)).toBe(shown);
});
