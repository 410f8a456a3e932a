import type { Quote } from '@shared/domain';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { anApplication, anAskedApplication, aWholeVehicle } from '../../testing/anApplication';
import { address, answeredExcept, choice, openQuestions, save } from './testing/openQuestions';

const WHY = /Your change affects/;

beforeEach(() => sessionStorage.clear());

test('a question cleared by a change is named at the top until the answers are saved', async () => {
  const { user, container } = openQuestions(answeredExcept('business_use'));
  const why = await screen.findByText(WHY);
  expect(why).toHaveTextContent('Your change affects one question. Please answer question 1.');
  // It is there from the start, after the focused heading, so it is not announced separately.
  expect(why.closest('[role=alert], [role=status], output')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(await choice('business_use', 'No'));
  expect(screen.getByText(WHY)).toBe(why);
  await user.click(save());
  await waitFor(() => expect(address()).toBe('/bol/quotes/review'));
});

test.each([
  ['en', /Please answer questions 1, 2, and 8\.$/],
  ['es', /Responda las preguntas 1, 2 y 8\.$/],
] as const)('several are named in %s', async (language, words) => {
  openQuestions(answeredExcept('business_use', 'tnc', 'existing_damage'), language);
  expect(await screen.findByText(words)).toBeInTheDocument();
});

const forced = { vehicles: [aWholeVehicle({ use_code: 'business' })] };
test.each<[string, Quote]>([
  ['on the first visit', anAskedApplication()],
  ['on the first visit, though a car forces an answer', anAskedApplication(forced)],
  ['when everything is answered', anApplication()],
])('shows nothing %s', async (_when, quote) => {
  openQuestions(quote);
  await choice('tnc', 'No');
  expect(screen.queryByText(WHY)).not.toBeInTheDocument();
});
