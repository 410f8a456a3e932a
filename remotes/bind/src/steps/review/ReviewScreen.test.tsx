import { addDays, termFrom } from '@shared/domain';
import { requiredChoices, type QuestionCode } from '@shared/domain/purchase';
import { formatDate, questionsTexts } from '@shared/i18n';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { policyAttributes } from '../../locales/en/policyAttributes';
import { anApplication, aWholeDriver, aWholeVehicle, START } from '../../testing/anApplication';
import { openAt } from '../../testing/openAt';
import { ANN, answersOf, BEN, openReview, REVIEW } from './testing/openReview';

const address = () => screen.getByTestId('address').textContent;

test('the policy, the policyholder and the home as answered (2.12) [2.12-47]', async () => {
  const { container } = openReview();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Check your application');
  const { effective, expires } = termFrom(START, 6);
  const [from, to] = [effective, expires].map((date) => formatDate(date, 'en'));
  expect(await answersOf()).toMatchObject({
    'Policy term': `6 months, from ${from} to ${to}`,
    'Start date': formatDate(effective, 'en', 'long'),
    'First name': 'Ann',
    Phone: '(312) 555-0100',
    [policyAttributes.email]: 'ann@example.com',
    'Street address': '1 Main St',
    City: 'Des Plaines, IL 60018',
    Home: 'Owned',
    'Date you moved in': '02/29/2020',
  });
  expect(await axe(container)).toHaveNoViolations();
});

const lienholder = {
  name: 'First Bank',
  address: { line1: '9 Bank St', line2: 'Suite 2', city: 'Chicago', state: 'IL', zip_code: '60601' },
};

test('each car with VIN, use, miles and lienholder (2.12) [2.12-47]', async () => {
  const car = aWholeVehicle({ use_code: 'business', tnc: true, lienholder });
  const questions = [answerOf('business_use', true, 'Rides'), answerOf('tnc', true, 'Rides')];
  openReview({ vehicles: [car], questions });
  expect(await answersOf('2019 Toyota Camry')).toEqual({
    VIN: '1HGCM82633A004352',
    Use: 'Business',
    'Ridesharing and delivery': 'Ridesharing',
    'Current mileage': '9,000 miles',
    'Miles driven in a year': '12,000 miles a year',
    Lienholder: 'First Bank, 9 Bank St, Suite 2, Chicago, IL 60601',
  });
});

function answerOf(question_code: QuestionCode, value: boolean, explanation: string | null) {
  return { question_code, value, explanation, text: '', disabled: false };
}

test('each car’s coverage in short, and every question with its answer and explanation (2.12) [2.12-47]', async () => {
  openReview({ questions: [answerOf('existing_damage', true, 'A dent')] });
  const { existing_damage, tnc } = questionsTexts.en.questions;
  expect(await answersOf()).toMatchObject({
    '2019 Toyota Camry': 'Better coverageBodily injury liability: $25K per person / $50K per accident',
    [`8. ${existing_damage}`]: 'Yes: A dent',
    [`2. ${tnc}`]: 'No',
  });
});

test('what the state wants signed is among the answers (2.12) [R22-4]', async () => {
  const drivers = [aWholeDriver({ license_state: 'PA', tort: 'LIMITED' })];
  const place = { ...anApplication().address, state: 'PA' as const };
  const quote = anApplication({ drivers, address: place });
  const signed_choices = requiredChoices(quote).map(({ kind, basis }) => ({
    kind,
    basis,
    version: '2026-11',
    consent_id: kind,
    signed_at: '2026-11-21T10:00:00.000Z',
  }));
  openAt(REVIEW, { ...quote, signed_choices });
  expect((await answersOf())['Signed by you']).toMatch(/Limited tort$/);
});

test('limited tort that is not signed is full tort, and what is kept is not called signed (reading 59)', async () => {
  const drivers = [aWholeDriver({ license_state: 'PA', tort: 'LIMITED' })];
  const place = { ...anApplication().address, state: 'PA' as const };
  openAt(REVIEW, { ...anApplication({ drivers, address: place }), coverage_choices: [] });
  const answers = await answersOf();
  expect(answers['Right to sue']).toBe('Full tort');
  expect(answers['Your choices']).toContain('Full tort, because you didn’t sign for limited tort');
  expect(answers['Signed by you']).toBeUndefined();
});

test('a start that is no longer possible is reported, with a link to change it', async () => {
  const { user } = openReview({ term: termFrom(addDays(START, -5), 6) });
  const link = await screen.findByRole('link', { name: 'Choose another start date' });
  expect(link).toHaveAttribute('href', '/bol/policy-details/edit');
  await user.click(screen.getByRole('button', { name: 'Get my final price' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose another start date first.');
});

test('an unfinished step redirects to it [R9-4]', async () => {
  openReview({ vehicles: [aWholeVehicle({ vin: null })] });
  await waitFor(() => expect(address()).toBe('/bol/vehicles/vehicle-1/edit'));
});

test('in Spanish', async () => {
  openReview({ drivers: [ANN, BEN] }, 'es');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Revise su solicitud');
  expect(screen.getByRole('link', { name: 'Cambiar: Póliza' })).toBeInTheDocument();
  expect(await screen.findByText(/^[Ss]oldador/)).toBeInTheDocument();
});

test.each([
  [
    'insured now',
    true,
    { insurer_name: 'Example Mutual', term_expiration: '2099-03-28', duration: 6, continuous: false },
    'Example Mutual, until 03/28/2099',
  ],
  [
    'insured until 1999, so not now (reading 55)',
    true,
    { insurer_name: 'Example Mutual', term_expiration: '1999-03-28', duration: 6, continuous: false },
    'None right now: Example Mutual ended 03/28/1999',
  ],
] as const)(
  '%s is shown, and changed where the quote asks it (2.12) [2.12-47]',
  async (_name, currently_insured, prior_policy, says) => {
    openReview({ currently_insured, prior_policy });
    expect(await answersOf('Current insurance')).toEqual({ 'Current car insurance': says });
    expect(screen.getByRole('link', { name: 'Change Current insurance' })).toHaveAttribute(
      'href',
      '/quotes/edit',
    );
  },
);

test('a policyholder never asked for credit: says so, links to the question, and blocks the final quote', async () => {
  const { user } = openReview({ drivers: [{ ...ANN, credit_score: null }] });
  const link = await screen.findByRole('link', { name: 'Tell us about their credit' });
  expect(link).toHaveAttribute('href', `/drivers/${ANN.id}/edit`);
  await user.click(screen.getByRole('button', { name: 'Get my final price' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'First, tell us about the policyholder’s credit.',
  );
});
