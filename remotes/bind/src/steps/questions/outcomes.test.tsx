import type { CarrierId, Quote } from '@shared/domain';
import type { QuestionCode } from '@shared/domain/purchase';
import { aRate, limitReached, pasteInto, type Rendered } from '@shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { anApplication, anAskedApplication } from '../../testing/anApplication';
import { address, openQuestions, save, sent, textOf } from './testing/openQuestions';

const REFERRAL = 'POST /v2/quotes/:id/referral';

beforeEach(() => sessionStorage.clear());

const at = (carrier_id: CarrierId): Quote => anApplication({ selected_rate: aRate({ carrier_id }) });
const groupOf = (code: QuestionCode) =>
  screen.findByRole('group', { name: (name) => name.endsWith(`. ${textOf(code)}`) });

/** Opens the answered questions of this carrier and changes one to an explained Yes. */
async function answerYes(carrier: CarrierId, code: QuestionCode): Promise<Rendered> {
  const shop = openQuestions(at(carrier));
  await shop.user.click(within(await groupOf(code)).getByRole('radio', { name: 'Yes' }));
  await pasteInto(shop.user, screen.getByRole('textbox'), 'My son Tom, 19, drives it daily');
  return shop;
}

const referrals = ({ api }: Rendered) => api.calls.filter(({ path }) => path.endsWith('/referral'));

test('a fraud conviction is declined where it is answered: the carrier is closed, and the way on leads to the others [R56-8]', async () => {
  const shop = await answerYes('FCIC', 'fraud_conviction');
  const told = screen.getByText('Fairway Casualty can’t insure you with this answer');
  expect(told.closest('output')).not.toBeNull();
  expect(await axe(shop.container)).toHaveNoViolations();
  expect(screen.queryByRole('button', { name: /agent/ })).not.toBeInTheDocument();
  await shop.user.click(screen.getByRole('button', { name: 'Save and see the other carriers' }));
  await waitFor(() => expect(address()).toMatch(/^\/rates\/[^/]+\/compare$/));
  expect(sent(shop)[0]?.questions).toContainEqual({
    question_code: 'fraud_conviction',
    value: true,
    explanation: 'My son Tom, 19, drives it daily',
  });
});

test('Save does not continue past such an answer, but links to it; a No continues [R56-8]', async () => {
  const shop = await answerYes('FCIC', 'fraud_conviction');
  await shop.user.click(save());
  await shop.user.click(await screen.findByRole('link', { name: /Choose how to continue at question \d+/ }));
  expect(within(await groupOf('fraud_conviction')).getByRole('radio', { name: 'Yes' })).toHaveFocus();
  expect(sent(shop)).toEqual([]);
  await shop.user.click(within(await groupOf('fraud_conviction')).getByRole('radio', { name: 'No' }));
  expect(screen.queryByText(/can’t insure you/)).not.toBeInTheDocument();
  await shop.user.click(save());
  await waitFor(() => expect(address()).toBe('/bol/quotes/review'));
});

test('existing damage is referred: a press emails the application to the agent once, and the shopper keeps it [R56-8, R56-10]', async () => {
  const shop = await answerYes('USHC', 'existing_damage');
  shop.api.use({ [REFERRAL]: { status: 202, body: { status: 'accepted' } } });
  await shop.user.click(screen.getByRole('button', { name: 'Save and email my application to the agent' }));
  expect(await screen.findByText(/We emailed your application to our agent/)).toBeInTheDocument();
  expect([sent(shop).length, referrals(shop).length]).toEqual([1, 1]);
  expect(address()).toBe('/bol/questions/edit');
  expect(screen.queryByRole('button', { name: /email my application/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save and see the other carriers' })).toBeInTheDocument();
});

test('a referral that fails says so, and the answers were saved', async () => {
  const shop = await answerYes('USHC', 'existing_damage');
  shop.api.use({ [REFERRAL]: limitReached(150) });
  await shop.user.click(screen.getByRole('button', { name: /email my application/ }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your application wasn’t emailed');
  expect(alert).toHaveTextContent('Too many tries. Try again in 3 minutes.');
  expect(sent(shop)).toHaveLength(1);
});

test('another carrier accepts existing damage with its explanation [R56-2]', async () => {
  const shop = await answerYes('IIC', 'existing_damage');
  await shop.user.click(save());
  await waitFor(() => expect(address()).toBe('/bol/quotes/review'));
});

test.each([
  ['household_drivers', 'Add a driver', '/drivers/new?returnTo=%2Fbol%2Fquotes%2Fdrivers'],
  ['out_of_state_garaging', 'Correct the address', '/bol/policy-details/edit'],
] as const)('a Yes to %s links to the screen that settles it [R56-4, R56-8]', async (code, name, href) => {
  const shop = await answerYes('IIC', code);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  await shop.user.click(save());
  expect(await screen.findByRole('link', { name: /Choose how to continue/ })).toBeInTheDocument();
  expect(sent(shop)).toEqual([]);
});

test('in Missouri a refusal names the state’s plan and the letter [R56-11]', async () => {
  const quote = at('FCIC');
  const inMissouri = { ...quote.address, state: 'MO' as const };
  const questions =
    quote.questions?.filter(({ question_code }) => question_code !== 'prior_cancellation') ?? null;
  const { user } = openQuestions({ ...quote, address: inMissouri, questions });
  await user.click(within(await groupOf('fraud_conviction')).getByRole('radio', { name: 'Yes' }));
  expect(
    screen.getByText(/we email you the reasons.*Missouri Automobile Insurance Plan/),
  ).toBeInTheDocument();
});

test('a way on asks for what is missing first', async () => {
  const shop = openQuestions(anAskedApplication({ selected_rate: aRate({ carrier_id: 'FCIC' }) }));
  await shop.user.click(within(await groupOf('fraud_conviction')).getByRole('radio', { name: 'Yes' }));
  await shop.user.click(screen.getByRole('button', { name: 'Save and see the other carriers' }));
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('link', { name: /explanation is missing/ })).toBeInTheDocument();
  expect(sent(shop)).toEqual([]);
});

test('in Spanish', async () => {
  const shop = openQuestions(at('FCIC'), 'es');
  const group = await screen.findByRole('group', {
    name: (name) => name.endsWith(textOf('fraud_conviction', 'es')),
  });
  await shop.user.click(within(group).getByRole('radio', { name: 'Sí' }));
  expect(screen.getByText(/no puede asegurarle con esta respuesta/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Guardar y ver las demás aseguradoras' })).toBeInTheDocument();
});
