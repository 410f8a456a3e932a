import type { Quote } from '@shared/domain';
import { ACCORD } from '@infra/api/testing/fixtures';
import { at } from './at';
import { boughtQuote, CAR, contractApp, PERSON, filledQuote } from './walk';

/** Every field of section 3 that the API returns, with the value that was sent: one row per field. */
let contract: Awaited<ReturnType<typeof contractApp>>;
let quote: Quote;
let bought: Awaited<ReturnType<typeof boughtQuote>>;
beforeAll(async () => {
  contract = await contractApp();
  quote = await filledQuote(contract);
  bought = await boughtQuote(contract);
});
afterAll(() => contract.close());

const UUID = expect.stringMatching(/^[0-9a-f-]{36}$/);
const INSTANT = '2026-11-21T18:00:00.000Z';

test.each([
  { id: '3-1', path: 'id', value: UUID },
  { id: '3-3', path: 'term.duration', value: 6 },
  { id: '3-4', path: 'term.effective', value: '2026-12-01' },
  { id: '3-5', path: 'term.expires', value: '2027-06-01' },
  { id: '3-6', path: 'address.zip_code', value: '60018' },
  { id: '3-7', path: 'address.state', value: 'IL' },
  { id: '3-8', path: 'address.county', value: 'Cook' },
  { id: '3-9', path: 'address.city', value: 'Des Plaines' },
  { id: '3-10', path: 'address.line1', value: '1 Main St' },
  { id: '3-11', path: 'address.line2', value: 'Apt 4' },
  { id: '3-18', path: 'residence_info.current_residence_date', value: '2020-02-29' },
  { id: '3-19', path: 'residence_info.ownership', value: 'rented' },
])('a quote has $path [$id]', ({ path, value }) => {
  expect(at(quote, path)).toEqual(value);
});

test.each([
  { id: '3-36', path: 'id', value: UUID },
  { id: '3-37', path: 'year', value: ACCORD.year },
  { id: '3-38', path: 'manufacturer', value: ACCORD.manufacturer },
  { id: '3-39', path: 'model', value: ACCORD.model },
  { id: '3-40', path: 'trim', value: ACCORD.trim },
  { id: '3-41', path: 'vin', value: expect.stringMatching(/^[A-HJ-NPR-Z0-9]{17}$/) },
  { id: '3-42', path: 'logo_url', value: CAR.logo_url },
  { id: '3-43', path: 'use_code', value: 'business' },
  { id: '3-45', path: 'tnc', value: true },
  { id: '3-46', path: 'individual_delivery', value: true },
  { id: '3-47', path: 'liability_only', value: false },
  { id: '3-49', path: 'coverage_package_name', value: 'GOOD' },
  { id: '3-53', path: 'current_mileage', value: CAR.current_mileage },
  { id: '3-54', path: 'estimated_annual_distance', value: CAR.estimated_annual_distance },
  { id: '3-55', path: 'lienholder.name', value: 'Mill Bank' },
  { id: '3-56', path: 'lienholder.address', value: CAR.lienholder.address },
  { id: '3-57', path: 'created_at', value: INSTANT },
])('a vehicle has $path [$id]', ({ path, value }) => {
  expect(at(quote.vehicles[0], path)).toEqual(value);
});

test.each([
  { id: '3-58', path: 'id', value: UUID },
  { id: '3-59', path: 'first_name', value: PERSON.first_name },
  { id: '3-60', path: 'last_name', value: PERSON.last_name },
  { id: '3-63', path: 'birthday', value: PERSON.birthday },
  { id: '3-66', path: 'international_license', value: false },
  { id: '3-67', path: 'license_state', value: 'IL' },
  { id: '3-68', path: 'license_number_last4', value: '8901' },
  { id: '3-69', path: 'license_issued_at', value: PERSON.license_issued_at },
  { id: '3-70', path: 'requires_sr22', value: true },
  { id: '3-71', path: 'sr22_state', value: PERSON.sr22_state },
  { id: '3-72', path: 'sr22_case_number', value: PERSON.sr22_case_number },
  { id: '3-73', path: 'sr22_filing_date', value: PERSON.sr22_filing_date },
  // Derived: an accident at fault within three years.
  { id: '3-74', path: 'good_driver', value: false },
  { id: '3-75', path: 'good_student', value: false },
  { id: '3-76', path: 'defensive_driver', value: true },
  { id: '3-77', path: 'defensive_driver_course_completed_at', value: '2025-03-04' },
  { id: '3-78', path: 'policy_holder', value: true },
  { id: '3-80', path: 'included_in_policy', value: true },
  { id: '3-84', path: 'occupation', value: 'employed' },
  { id: '3-85', path: 'employer_name', value: PERSON.employer_name },
  { id: '3-86', path: 'employer_category', value: PERSON.employer_category },
  { id: '3-88', path: 'social_security_last4', value: '6789' },
  { id: '3-90', path: 'email', value: PERSON.email },
  { id: '3-91', path: 'phone', value: PERSON.phone },
  { id: 'R45', path: 'address', value: PERSON.address },
  { id: '3-93', path: 'accident_violations', value: PERSON.accident_violations },
])('a driver has $path [$id]', ({ path, value }) => {
  expect(at(quote.drivers[0], path)).toEqual(value);
});

test.each([
  { id: '3-2', path: 'planned.quote_number', value: expect.stringMatching(/\w{4,}/) },
  { id: '3-20', path: 'planned.vehicles', value: [expect.objectContaining({ model: 'Accord' })] },
  { id: '3-21', path: 'planned.drivers', value: [expect.objectContaining({ occupation: 'retired' })] },
  { id: '3-23', path: 'planned.selected_rate.policy_premium', value: expect.any(Number) },
  { id: '3-28', path: 'bound.policy_number', value: expect.stringMatching(/^[A-Z]{3,4}-IL-\d{7}$/) },
  { id: 'R45-2', path: 'complete.policyNumber', value: expect.stringMatching(/^[A-Z]{3,4}-IL-\d{7}$/) },
  { id: '3-29', path: 'bound.esignUrl', value: expect.stringMatching(/^https:\/\/sign\.test\//) },
])('after purchase, it has $path [$id]', ({ path, value }) => {
  expect(at(bought, path)).toEqual(value);
});

test('each coverage of a vehicle has its type and its description [3-50]', () => {
  const coverages = quote.vehicles[0]?.coverages ?? [];
  expect(coverages.length).toBeGreaterThan(3);
  expect(coverages.filter(({ type, description }) => !type || !description)).toEqual([]);
});

test('the quote contains the questions of the application [3-26]', () => {
  expect(quote.questions?.length).toBeGreaterThan(8);
});

test('the quote contains the chosen plan [3-24, 4-75]', () => {
  expect(bought.planned.selected_pay_plan).toEqual(bought.option);
});

test("the quote contains the plan's code [3-25]", () => {
  expect(bought.planned.payment_plan_code).toBe(bought.option.plan_code);
});

test.each([
  { id: '3-127', type: 'dec_page' },
  { id: '3-128', type: 'esign_packet' },
])('the documents of a policy: its $type [$id]', ({ type }) => {
  expect(bought.complete.documents.filter((document) => document.type === type)).toHaveLength(1);
});

test("a document's url opens it [3-129]", async () => {
  for (const { url } of bought.complete.documents) {
    const path = `/v2/docs/get_documents?PDF_URL=${encodeURIComponent(url)}`;
    expect((await bought.client.call({ method: 'GET', path })).status).toBe(200);
  }
});

test('the documents appear with the policy, not before [3-27]', () => {
  expect([quote.documents.length, bought.bound.documents.length, bought.complete.documents.length]).toEqual([
    0, 0, 3,
  ]);
});

test.each([
  { id: '3-122', field: 'question_code', values: 'string' },
  { id: '3-123', field: 'text', values: 'string' },
  { id: '3-126', field: 'disabled', values: 'boolean' },
])('a question has $field [$id]', ({ field, values }) => {
  const types = new Set((quote.questions ?? []).map((question) => typeof at(question, field)));
  expect([...types]).toEqual([values]);
});
