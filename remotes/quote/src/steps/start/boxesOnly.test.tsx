import { aQuote, type FakeHandlers } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { openAt } from '../../testing/openAt';

const CITIES: Record<string, string[]> = {
  '60601': ['Chicago'],
  '60690': ['Chicago'],
  '77001': ['Houston'],
  '60699': ['Chicago', 'Cicero'],
  '10008': ['New York'],
};
const BOXES = new Set(['60690', '77001', '60699', '10008']);
const handlers: FakeHandlers = {
  'GET /v2/locations/lookup': ({ query }) => {
    const zip_code = query.get('zip_code') ?? '';
    const covered = zip_code !== '10008';
    return {
      zip_code,
      state: covered ? 'IL' : 'NY',
      covered,
      counties: [{ name: 'Cook', cities: CITIES[zip_code] ?? [] }],
      ...(BOXES.has(zip_code) ? { boxes_only: true } : {}),
    };
  },
};
const QUESTION = {
  en: 'ZIP code 60690 is for PO boxes or one organization. Enter the ZIP code of the street where you keep your car. If that’s 60690, press “Start my quote” again.',
  es: 'El código postal 60690 es para apartados postales o para una sola organización. Escriba el de la calle donde guarda su auto. Si es 60690, presione “Empezar mi cotización” otra vez.',
};

const open = (path = '/quotes/new', quote: ReturnType<typeof aQuote> | null = null) =>
  openAt(path, quote, { handlers });
const zipField = () => screen.findByLabelText(/ZIP code where you keep/);
const submit = () => screen.getByRole('button', { name: 'Start my quote' });
const address = () => screen.getByTestId('address').textContent;
const created = ({ api }: ReturnType<typeof openAt>) =>
  api.calls.filter(({ method, path }) => method === 'POST' && path === '/v2/quotes');

beforeEach(() => sessionStorage.clear());

test('a ZIP that only holds boxes is asked about at its field; a second press keeps it [R64-4]', async () => {
  const opened = open();
  await opened.user.type(await zipField(), '60690');
  await opened.user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(QUESTION.en);
  expect(await zipField()).toHaveAccessibleDescription(QUESTION.en);
  expect(await zipField()).toBeInvalid();
  expect(await zipField()).toHaveFocus();
  expect([address(), created(opened)]).toEqual(['/quotes/new', []]);
  await opened.user.click(submit());
  await waitFor(() => expect(address()).toBe('/quotes/edit'));
  expect(created(opened)).toMatchObject([{ body: { address: { zip_code: '60690', city: 'Chicago' } } }]);
});

test('the question is in Spanish too [R64-4]', async () => {
  const { user } = openAt('/quotes/new', null, { handlers, language: 'es' });
  await user.type(await screen.findByRole('textbox'), '60690{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(QUESTION.es);
});

test('another ZIP takes the question away and is looked up again [R64-4]', async () => {
  const opened = open();
  await opened.user.type(await zipField(), '60690{Enter}');
  await screen.findByRole('alert');
  await opened.user.clear(await zipField());
  await opened.user.type(await zipField(), '77001');
  expect(await zipField()).not.toHaveAccessibleDescription();
  await opened.user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('ZIP code 77001 is for PO boxes');
  await opened.user.clear(await zipField());
  await opened.user.type(await zipField(), '60601{Enter}');
  await waitFor(() => expect(address()).toBe('/quotes/edit'));
  expect(created(opened)).toMatchObject([{ body: { address: { zip_code: '60601' } } }]);
});

test.each(['/quotes/new?zip_code=60690', '/quotes/new?zip_code=60690&typed=1'])(
  '%s asks in the form, and is kept by a press [R64-4]',
  async (path) => {
    const opened = open(path);
    expect(await screen.findByRole('alert')).toHaveTextContent(QUESTION.en);
    expect(await zipField()).toHaveValue('60690');
    expect(await zipField()).toHaveFocus();
    expect(created(opened)).toEqual([]);
    await opened.user.click(submit());
    await waitFor(() => expect(address()).toBe('/quotes/edit'));
  },
);

test('a ZIP that a partner filled in is asked about when the shopper continues [R64-4]', async () => {
  sessionStorage.setItem('draft:none:start', JSON.stringify({ zip: '60690' }));
  const opened = open();
  expect(await zipField()).toHaveValue('60690');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await opened.user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(QUESTION.en);
  await opened.user.click(submit());
  await waitFor(() => expect(address()).toBe('/quotes/edit'));
});

test('a stored quote is replaced after one confirmation, which the question does not repeat [R64-4]', async () => {
  const opened = open('/quotes/new', aQuote());
  await opened.user.type(await zipField(), '60690{Enter}');
  await opened.user.click(await screen.findByRole('button', { name: 'Erase and start over' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(QUESTION.en);
  await opened.user.click(submit());
  await waitFor(() => expect(address()).toBe('/quotes/edit'));
  expect(created(opened)).toHaveLength(1);
});

test('the city is chosen after the question, and a reload does not ask again [R64-4]', async () => {
  const first = open();
  await first.user.type(await zipField(), '60699{Enter}');
  await screen.findByRole('alert');
  await first.user.click(submit());
  await first.user.selectOptions(await screen.findByLabelText('City'), 'Cicero (Cook)');
  first.unmount();
  open();
  expect(await screen.findByLabelText('City')).toHaveDisplayValue('Cicero (Cook)');
});

test('a ZIP outside our states is not asked about', async () => {
  const { user } = open();
  await user.type(await zipField(), '10008{Enter}');
  await waitFor(() => expect(address()).toBe('/quotes/not-covered?location=10008'));
});
