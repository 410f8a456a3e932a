import { formatDate } from '@shared/i18n';
import { screen } from '@testing-library/react';
import { START } from '../../testing/anApplication';
import { ANN, answersOf, BEN, openReview } from './testing/openReview';

const FIRST = 'Check these first';

test('a plain application has its start and its driver open', async () => {
  openReview({ drivers: [ANN] });
  expect(await answersOf(FIRST)).toEqual({
    'Coverage begins': formatDate(START, 'en', 'long'),
    'Who may drive': 'Ann Lee',
  });
});

test('every incident and every Yes is open, and who is excluded', async () => {
  const yes = {
    question_code: 'existing_damage',
    value: true,
    explanation: 'A dent',
    text: '',
    disabled: false,
  } as const;
  const cleo = {
    ...ANN,
    id: 'driver-3',
    first_name: 'Cleo',
    policy_holder: false,
    included_in_policy: false,
  };
  const { created_at: at } = BEN;
  openReview({ drivers: [ANN, BEN, { ...cleo, created_at: at, license_state: 'EX' }], questions: [yes] });
  await screen.findAllByText(/^Speeding, 1 to 15/);
  const answers = await answersOf(FIRST);
  expect(answers).toMatchObject({
    'Who may drive': 'Ann Lee and Ben Lee',
    'Excluded: not insured': 'Cleo Lee',
    'Accidents and tickets: Ben Lee':
      'Speeding, 1 to 15 mph over, 01/02/2025Accident, at fault, 06/07/2024: A parked car',
  });
  expect(Object.values(answers).at(0)).toBe('Yes: A dent');
  expect(Object.keys(answers)).toHaveLength(5);
});
