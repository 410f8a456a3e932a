import type { Quote, StateCode } from '@shared/domain';
import { aDriver, aQuote, aVehicle, refusal } from '@shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openAt } from '../../testing/openAt';

const base = aQuote({ homeowner: true, currently_insured: false, vehicles: [aVehicle()] });
const open = (state: StateCode = 'IL', changes: Partial<Quote> = {}) =>
  openAt('/drivers/new', { ...base, address: { ...base.address, state }, ...changes });
const address = () => screen.getByTestId('address').textContent;
const radio = (name: string) => screen.findByRole('radio', { name });
const box = (name: RegExp) => screen.queryByRole('checkbox', { name });
const save = () => screen.getByRole('button', { name: /^Save/ });
type User = ReturnType<typeof open>['user'];

async function fill(user: User, age = '35', marital = 'Single') {
  await user.type(await screen.findByLabelText('Age'), age);
  await user.click(await radio('Female'));
  await user.click(await radio(marital));
}

beforeEach(() => sessionStorage.clear());

test('the first driver is the policyholder, answers the credit question, and goes to the list (2.7) [2.7-3, 2.7-4, 2.7-8, 5-16, 5-20]', async () => {
  const { user, api } = open();
  await fill(user);
  expect(screen.queryByRole('link', { name: 'Cancel' })).not.toBeInTheDocument();
  expect(save()).toHaveAccessibleDescription(/ credit\.$/);
  expect(screen.getByRole('group', { name: 'How is your credit?' })).toHaveAccessibleDescription(
    "Select Good if you're not sure",
  );
  await user.click(await radio('Good'));
  await user.click(save());
  await waitFor(() => expect(address()).toBe('/quotes/drivers'));
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    age: 35,
    gender: 'female',
    marital_status: 'single',
    license_status: 'active',
    credit_score: 'good',
    good_student: false,
    defensive_driver: false,
    requires_sr22: false,
    tort: null,
  });
});

test.each([
  ['/drivers/new', '/quotes/drivers'],
  ['/drivers/new?returnTo=/bol/quotes/drivers', '/bol/quotes/drivers'],
])('a second driver, from %s: Save and Cancel go to %s (reading 9) [R9]', async (path, to) => {
  const { user } = openAt(path, { ...base, drivers: [aDriver()] });
  await fill(user);
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', to);
  await user.click(save());
  await waitFor(() => expect(address()).toBe(to));
});

test('the notice of how credit is used comes before its question (section 5)', async () => {
  open();
  const question = await screen.findByRole('group', { name: 'How is your credit?' });
  const notice = screen.getByText(/Carriers may use credit information/);
  expect(notice.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('only the policyholder is asked for credit (section 5) [5-20, 6-3]', async () => {
  const { user } = open('IL', { drivers: [aDriver()] });
  await fill(user);
  expect(screen.queryByRole('group', { name: 'How is your credit?' })).not.toBeInTheDocument();
  expect(save()).not.toHaveAttribute('aria-disabled');
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/quotes/drivers');
});

// The domain's table covers every state; these two differ in every option. The driver is 20 and single.
test.each([
  ['MO', false, false, true, false],
  ['PA', true, true, false, true],
] as const)(
  '%s offers student %s, course %s, SR-22 %s and tort %s (section 5) [2.7-9, 5-22, 5-23, 5-24, 5-25, 5-26, R13]',
  async (state, student, course, sr22, tort) => {
    const { user } = open(state);
    await user.type(await screen.findByLabelText('Age'), '20');
    expect(box(/Good student/) !== null).toBe(student);
    expect(box(/Defensive/) !== null).toBe(course);
    expect(box(/SR-22/) !== null).toBe(sr22);
    expect(screen.queryByRole('group', { name: /Right to sue/ }) !== null).toBe(tort);
  },
);

test('good student ends at 24 or with marriage, and excludes SR-22 (section 4) [4-52, 4-53, 4-54]', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText('Age'), '23');
  await user.click(box(/Good student/) ?? document.body);
  expect(box(/SR-22/)).not.toBeInTheDocument();
  await user.click(await radio('Married'));
  expect(box(/Good student/)).not.toBeInTheDocument();
  expect(box(/SR-22/)).toBeInTheDocument();
  await user.click(await radio('Single'));
  expect(box(/Good student/)).not.toBeChecked();
  await user.clear(screen.getByLabelText('Age'));
  await user.type(screen.getByLabelText('Age'), '24');
  expect(box(/Good student/)).not.toBeInTheDocument();
});

test('a driver without a license is offered no discounts (section 5) [5-21]', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText('Age'), '20');
  await user.selectOptions(screen.getByLabelText('Driver’s license'), 'Not licensed');
  expect(screen.queryByRole('group', { name: /Do any of these apply/ })).not.toBeInTheDocument();
});

test('an age below 16 is an error, and leading zeros are removed (section 5) [5-17, 5-18, 9-13]', async () => {
  const { user } = open();
  const age = await screen.findByLabelText('Age');
  await user.type(age, '15');
  expect(age).toHaveAttribute('aria-invalid', 'true');
  await user.clear(age);
  await user.type(age, '16');
  expect(age).not.toHaveAttribute('aria-invalid', 'true');
  await user.clear(age);
  await user.type(age, '007');
  expect(age).toHaveValue('7');
});

test('one digit is an error once the field loses focus, not while a second may follow (section 5) [5-18]', async () => {
  const { user } = open();
  const age = await screen.findByLabelText('Age');
  await user.type(age, '7');
  expect(age).not.toHaveAttribute('aria-invalid', 'true');
  await user.tab();
  expect(age).toHaveAttribute('aria-invalid', 'true');
});

test('limited tort is preselected in PA and confirmed by its own checkbox (reading 22) [5-25, 9-17, R22-2, R22-3]', async () => {
  const { user, api } = open('PA');
  await fill(user);
  await user.click(await radio('Good'));
  expect(await radio('Limited tort')).toBeChecked();
  expect(save()).toHaveAccessibleDescription(/limited tort/);
  await user.click(box(/I understand what I give up/) ?? document.body);
  await user.click(save());
  await waitFor(() => expect(address()).toBe('/quotes/drivers'));
  expect(api.calls.find(({ method }) => method === 'POST')).toMatchObject({ body: { tort: 'LIMITED' } });
});

test('tort is asked once: a second driver in PA has nothing to choose or confirm [R50]', async () => {
  const { user } = open('PA', { drivers: [aDriver({ tort: 'FULL' })] });
  await fill(user);
  expect(screen.queryByRole('group', { name: /Right to sue/ })).not.toBeInTheDocument();
  expect(box(/I understand what I give up/)).toBeNull();
  expect(save()).not.toHaveAttribute('aria-disabled');
});

test('an error is shown at the top, and the answers stay, even after a reload (section 8) [8-18]', async () => {
  const { user, api, unmount } = open('IL', { drivers: [aDriver()] });
  api.use({ 'POST /v2/quotes/:id/drivers': () => refusal(503, 'unavailable') });
  await fill(user, '41');
  await user.click(save());
  const banner = await screen.findByRole('alert');
  expect(banner).toHaveTextContent('there was an error');
  expect(banner).toHaveFocus();
  unmount();
  open('IL', { drivers: [aDriver()] });
  expect(await screen.findByLabelText('Age')).toHaveValue('41');
});

test('a seventh driver is rejected with an alert that names the limit of six (section 9) [5-19, 8-20, 9-63]', async () => {
  const six = Array.from({ length: 6 }, (_, index) => aDriver({ id: `driver-${index + 1}` }));
  const { bus } = open('IL', { drivers: six });
  const alerts: unknown[] = [];
  bus.on('alert:show-requested', (alert) => alerts.push(alert));
  await waitFor(() => expect(address()).toBe('/quotes/drivers'));
  expect(alerts).toMatchObject([{ textKey: 'common:alerts.max_drivers', values: { count: 6 } }]);
});

test('the monitored program is explained on request, with its six months (2.7) [9-40, 2.7-10]', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /monitored driver program/ }));
  const dialog = await screen.findByRole('dialog');
  for (const part of ['Enroll', 'Drive', 'Form your rate', 'For 6 months'])
    expect(dialog).toHaveTextContent(part);
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('without a stored quote the driver is not sent, and the banner says why (section 8) [8-17]', async () => {
  const { user, storage, api } = open('IL', { drivers: [aDriver()] });
  await fill(user);
  storage.removeItem('quoteId');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Quote Id not found');
  expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
});
