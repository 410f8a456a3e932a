import type { Quote } from '@shared/domain';
import { aRate, refusal } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { anApplication } from '../../testing/anApplication';
import { openAt } from '../../testing/openAt';

/** An application with a Yes from before answers were judged (reading 56). */
function held(...codes: string[]): Quote {
  const quote = anApplication({ selected_rate: aRate({ carrier_id: 'FCIC' }) });
  const questions = quote.questions?.map((question) =>
    codes.includes(question.question_code) ? { ...question, value: true, explanation: 'In 2019' } : question,
  );
  return { ...quote, questions: questions ?? null };
}
const posts = ({ api }: ReturnType<typeof openAt>) => api.calls.filter(({ method }) => method === 'POST');

test('an answer given before leads to its question, and the statement is not signed [R56-8]', async () => {
  const shop = openAt('/bol/quotes/review', held('fraud_conviction'));
  expect(await screen.findByText('Fairway Casualty can’t give you a final price yet')).toBeInTheDocument();
  expect(screen.getByText('Your answer to question 9 leads elsewhere.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See what you can do' })).toHaveAttribute(
    'href',
    '/bol/questions/edit',
  );
  expect(await axe(shop.container)).toHaveNoViolations();
  await shop.user.click(screen.getByRole('checkbox'));
  await shop.user.click(screen.getByRole('button', { name: 'Get my final price' }));
  expect(screen.getByRole('alert')).toHaveTextContent('First, choose how to continue in the questions.');
  expect(posts(shop)).toEqual([]);
});

test('several are named, in Spanish too', async () => {
  openAt('/bol/quotes/review', held('existing_damage', 'fraud_conviction'), { language: 'es' });
  expect(
    await screen.findByText('Sus respuestas a las preguntas 8 y 9 llevan a otro camino.'),
  ).toBeInTheDocument();
});

test.each(['declined', 'referred', 'application_incomplete'])(
  'a final price that is refused as %s leads here, where the reason is stated once [R56-9]',
  async (code) => {
    const quote = { ...held('fraud_conviction'), status: 'FINAL_RATED' as const };
    const handlers = { 'GET /v2/quotes/:id/rates': refusal(422, code) };
    openAt(`/bol/quotes/${quote.id}/rates`, quote, { handlers });
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/bol/quotes/review'));
    expect(await screen.findAllByText(/can’t give you a final price yet/)).toHaveLength(1);
  },
);
