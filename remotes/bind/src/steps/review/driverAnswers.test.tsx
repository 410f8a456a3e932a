import { screen } from '@testing-library/react';
import { ANN, answersOf, BEN, openReview } from './testing/openReview';

test('each driver with license, incidents, work; numbers only as their last four (2.12) [2.12-47]', async () => {
  openReview({ drivers: [ANN, BEN] });
  expect(await answersOf('Ann Lee')).toMatchObject({
    Birthday: '01/05/1991',
    'License number': 'Ends in 1234',
    'Social Security number': '•••-••-6789',
    'SR-22': 'No',
    'Accidents and violations': 'None',
    Occupation: 'Teacher',
  });
  await screen.findAllByText(/^Speeding, 1 to 15/);
  await screen.findByText('Welder');
  expect(await answersOf('Ben Lee')).toMatchObject({
    Name: 'Ben Lee',
    'Relationship to the policyholder': 'Spouse',
    'Included in the policy': 'Yes',
    'SR-22': 'Yes, required by Indiana, case 77-A, filed on 03/01/2025',
    Discounts: 'Defensive driver course, completed on 05/06/2024',
    'Employer’s name': 'Acme',
    'Kind of work': 'Welder',
    'Accidents and violations':
      'Speeding, 1 to 15 mph over, 01/02/2025Accident, at fault, 06/07/2024: A parked car',
  });
});

test('a good driver is derived and shown (reading 70) [R70]', async () => {
  openReview({
    drivers: [
      { ...ANN, good_driver: false },
      { ...BEN, good_driver: true },
    ],
  });
  expect(await answersOf('Ann Lee')).toMatchObject({ 'Good driver': 'No' });
  expect(await answersOf('Ben Lee')).toMatchObject({
    'Good driver': 'Yes: licensed, and no violation in the past 3 years',
  });
});

test('an excluded driver’s answers are only identifying facts [R50-2]', async () => {
  openReview({ drivers: [ANN, { ...BEN, included_in_policy: false, license_state: 'EX' }] });
  const answers = await answersOf('Ben Lee');
  expect(answers).toMatchObject({ 'Included in the policy': 'No: excluded, not insured' });
  expect(Object.keys(answers).toSorted()).toEqual([
    'Birthday',
    'Included in the policy',
    'License status',
    'Name',
    'Relationship to the policyholder',
  ]);
});

test('a young unmarried driver has a note in the summary, in Spanish too [R43-2]', async () => {
  const fact = /Menor de 25 años y sin cónyuge\. Cuenta para los descuentos de buen estudiante/;
  openReview({ drivers: [ANN, { ...BEN, age: 20, marital_status: 'single' }] }, 'es');
  const heading = await screen.findByRole('heading', { name: 'Ben Lee' });
  expect(heading.nextElementSibling?.textContent).toMatch(fact);
  expect(screen.getAllByText(fact)).toHaveLength(1);
});

test.each([
  [
    'licensed abroad',
    { international_license: true, license_state: 'IT' },
    'Driver’s license',
    'From another country',
  ],
  ['not licensed', { license_status: 'not_licensed' as const }, 'License status', 'Not licensed'],
])('a driver who is %s is not asked for a license, and none is shown', async (_name, change, term, value) => {
  openReview({ drivers: [ANN, { ...BEN, ...change }] });
  expect(await answersOf('Ben Lee')).toMatchObject({ [term]: value });
  expect(await answersOf('Ben Lee')).not.toHaveProperty('License number');
});
