import { addDays, termFrom, type Quote } from '@shared/domain';
import { requiredChoices, type QuestionCode } from '@shared/domain/purchase';
import { formatDate, questionsTexts } from '@shared/i18n';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { policyAttributes } from '../../locales/en/policyAttributes';
import { anApplication, aWholeDriver, aWholeVehicle, START } from '../../testing/anApplication';
import { openAt } from '../../testing/openAt';

const REVIEW = '/bol/quotes/review';
const open = (changes: Partial<Quote> = {}, language: 'en' | 'es' = 'en') =>
  openAt(REVIEW, anApplication(changes), { language });
const address = () => screen.getByTestId('address').textContent;
/** The value of each term, in the card with this heading or on the whole page. */
async function answersOf(card?: string): Promise<Record<string, string>> {
  const heading = await screen.findByRole('heading', { name: card ?? 'Questions' });
  const place = card === undefined ? document.body : (heading.parentElement ?? document.body);
  const terms = [...place.querySelectorAll('dt')].toReversed();
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );
}

const BEN = aWholeDriver({
  id: 'driver-2',
  created_at: '2026-01-06T10:00:00.000Z',
  first_name: 'Ben',
  policy_holder: false,
  policy_holder_relationship: 'spouse',
  requires_sr22: true,
  sr22_state: 'IN',
  sr22_case_number: '77-A',
  sr22_filing_date: '2025-03-01',
  defensive_driver: true,
  defensive_driver_course_completed_at: '2024-05-06',
  occupation: 'employed',
  employer_name: 'Acme',
  employer_category: 'welder',
  accident_violations: [
    { type: 'speeding_1_15', date: '2025-01-02', description: null },
    { type: 'at_fault', date: '2024-06-07', description: 'A parked car' },
  ],
});
const ANN = aWholeDriver({ social_security_last4: '6789' });

test('the policy, the policyholder and the home as answered (2.12) [2.12-47]', async () => {
  const { container } = open();
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

test('each driver with license, incidents, work; numbers only as their last four (2.12) [2.12-47]', async () => {
  open({ drivers: [ANN, BEN] });
  expect(await answersOf('Ann Lee')).toMatchObject({
    Birthday: '01/05/1991',
    'License number': 'Ends in 1234',
    'Social Security number': '•••-••-6789',
    'SR-22': 'No',
    'Accidents and violations': 'None',
    Occupation: 'Teacher',
  });
  await screen.findByText(/^Speeding, 1 to 15/);
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

test('an excluded driver’s answers are only identifying facts [R50-2]', async () => {
  open({ drivers: [ANN, { ...BEN, included_in_policy: false, license_state: 'EX' }] });
  expect(Object.keys(await answersOf('Ben Lee')).toSorted()).toEqual([
    'Birthday',
    'Included in the policy',
    'License status',
    'Name',
    'Relationship to the policyholder',
  ]);
});

test.each([
  ['en', /^Under 25 and not married. This affects the good student and monitored driver discounts.$/],
  ['es', /^Menor de 25 años y sin cónyuge\. Cuenta para los descuentos de buen estudiante/],
] as const)('a young unmarried driver has a note in the summary, in %s [R43-2]', async (language, fact) => {
  open({ drivers: [ANN, { ...BEN, age: 20, marital_status: 'single' }] }, language);
  const heading = await screen.findByRole('heading', { name: 'Ben Lee' });
  expect(heading.nextElementSibling).toHaveTextContent(fact);
  expect(screen.getAllByText(fact)).toHaveLength(1);
});

test.each([
  [
    'excluded',
    { included_in_policy: false, license_state: 'EX' },
    'Included in the policy',
    'No: excluded, not insured',
  ],
  [
    'licensed abroad',
    { international_license: true, license_state: 'IT' },
    'Driver’s license',
    'From another country',
  ],
  ['not licensed', { license_status: 'not_licensed' as const }, 'License status', 'Not licensed'],
])('a driver who is %s is not asked for a license, and none is shown', async (_name, change, term, value) => {
  open({ drivers: [ANN, { ...BEN, ...change }] });
  expect(await answersOf('Ben Lee')).toMatchObject({ [term]: value });
  expect(screen.queryByRole('link', { name: 'Edit License number of Ben Lee' })).not.toBeInTheDocument();
});

const lienholder = {
  name: 'First Bank',
  address: { line1: '9 Bank St', line2: 'Suite 2', city: 'Chicago', state: 'IL', zip_code: '60601' },
};

test('each car with VIN, use, miles and lienholder (2.12) [2.12-47]', async () => {
  const car = aWholeVehicle({ use_code: 'business', tnc: true, lienholder });
  const questions = [answerOf('business_use', true, 'Rides'), answerOf('tnc', true, 'Rides')];
  open({ vehicles: [car], questions });
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
  open({ questions: [answerOf('existing_damage', true, 'A dent')] });
  const { existing_damage, tnc } = questionsTexts.en.questions;
  expect(await answersOf()).toMatchObject({
    '2019 Toyota Camry': 'Better coverageBodily injury liability: $25K per person / $50K per accident',
    [`9. ${existing_damage}`]: 'Yes: A dent',
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
  expect(screen.getByRole('link', { name: 'Edit what you signed' })).toBeInTheDocument();
});

describe('each answer has an Edit link, which returns here (reading 17)', () => {
  test('each links to the form that asked for it [2.12-19, 2.12-47, R17-3]', async () => {
    open();
    await screen.findByRole('heading', { name: 'Questions' });
    const links = [...document.querySelectorAll('a[aria-label]')].map(
      (link) => [link.getAttribute('aria-label'), link.getAttribute('href')] as const,
    );
    expect(Object.fromEntries(links)).toMatchObject({
      'Edit Start date': '/bol/policy-details/edit',
      'Edit Phone': '/bol/policy-details/edit',
      'Edit Street address': '/bol/policy-details/edit',
      'Edit License number of Ann Lee': '/bol/drivers/driver-1/edit',
      'Edit Accidents and violations of Ann Lee': '/bol/drivers/driver-1/edit',
      'Edit VIN of 2019 Toyota Camry': '/bol/vehicles/vehicle-1/edit',
      'Edit coverage of 2019 Toyota Camry': '/bol/coverages',
      'Edit answer 3': '/bol/questions/edit',
    });
  });

  test('every answer has one, and all have different names', async () => {
    open({ drivers: [ANN, BEN] });
    await screen.findByText('Kind of work');
    const terms = screen.getAllByText(/./, { selector: 'section dt' });
    const names = screen
      .getAllByRole('link', { name: /^Edit/ })
      .map((link) => link.getAttribute('aria-label') ?? '');
    expect(names).toHaveLength(terms.length);
    expect(new Set(names).size).toBe(names.length);
  });

  test('the questions opened from here return here [R17-3]', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Edit answer 1' }));
    const back = await screen.findByRole('link', { name: 'Go back' });
    expect(back).toHaveAttribute('href', REVIEW);
  });
});

test.each([
  ['today', 0],
  ['31 days ahead', 31],
])('a start that is no longer possible (%s) is reported, with a link to change it', async (_name, days) => {
  const today = addDays(START, -5);
  const { user } = open({ term: termFrom(addDays(today, days), 6) });
  const link = await screen.findByRole('link', { name: 'Choose another start date' });
  expect(link).toHaveAttribute('href', '/bol/policy-details/edit');
  await user.click(screen.getByRole('button', { name: 'Get my final price' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose another start date first.');
});

test('an unfinished step redirects to it [R9-4]', async () => {
  open({ vehicles: [aWholeVehicle({ vin: null })] });
  await waitFor(() => expect(address()).toBe('/bol/vehicles/vehicle-1/edit'));
});

test('in Spanish', async () => {
  open({ drivers: [ANN, BEN] }, 'es');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Revise su solicitud');
  expect(screen.getByRole('link', { name: 'Editar: Teléfono' })).toBeInTheDocument();
  expect(await screen.findByText(/^[Ss]oldador/)).toBeInTheDocument();
});

test.each([
  [
    'insured now',
    true,
    { insurer_name: 'Example Mutual', term_expiration: '2027-03-28', duration: 6, continuous: false },
    'Example Mutual, until 03/28/2027',
  ],
  ['not insured', false, null, 'None right now'],
] as const)(
  '%s is shown, and changed where the quote asks it (2.12) [2.12-47]',
  async (_name, currently_insured, prior_policy, says) => {
    open({ currently_insured, prior_policy });
    expect(await answersOf('Current insurance')).toEqual({ 'Current car insurance': says });
    expect(screen.getByRole('link', { name: 'Edit Current car insurance' })).toHaveAttribute(
      'href',
      '/quotes/edit',
    );
  },
);

test('a policyholder never asked for credit: says so, links to the question, and blocks the final quote', async () => {
  const { user } = open({ drivers: [{ ...ANN, credit_score: null }] });
  const link = await screen.findByRole('link', { name: 'Tell us about their credit' });
  expect(link).toHaveAttribute('href', `/drivers/${ANN.id}/edit`);
  await user.click(screen.getByRole('button', { name: 'Get my final price' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'First, tell us about the policyholder’s credit.',
  );
});
