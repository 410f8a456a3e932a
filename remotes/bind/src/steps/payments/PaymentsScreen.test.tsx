import type { CarrierId } from '@shared/domain';
import { laterPayments } from '@shared/domain';
import { formatDate } from '@shared/i18n';
import { START } from '../../testing/anApplication';
import { aPaymentOption, aRate, aRateResult, refusal, type RenderOptions } from '@shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { finalQuote } from '../../locales/en/finalQuote';
import { payments as en } from '../../locales/en/payments';
import { paymentNews } from '../../locales/en/paymentNews';
import { payments as es } from '../../locales/es/payments';
import { address, openAt } from '../../testing/openAt';
import { applied, higher, quoted } from '../../testing/openFinal';
import { FIRST, OTHER, payable, TOKEN } from '../../testing/payment';

const RATES = 'GET /v2/quotes/:id/rates';
const PATCH = 'PATCH /v2/quotes/:id';
const text = en.payments;

const MONTHLY = aPaymentOption();
const THREE = aPaymentOption({
  plan_code: '3',
  deposit: 40_001,
  number_of_payments: 3,
  installment_info: { amount: 20_000, fee: 250 },
});
const HIDDEN = aPaymentOption({ plan_code: '2738' });
const IN_FULL = aPaymentOption({
  plan_code: '1001',
  plan_type: 'pay_in_full',
  premium: 95_000,
  deposit: 95_000,
  number_of_payments: 0,
  installment_info: { amount: 0, fee: 0 },
  savingsText: { textKey: 'plan.saves', cents: 6_000 },
});

const plans = (carrier: CarrierId) =>
  aRateResult({
    best_match: aRate({ carrier_id: carrier, payment_options: [MONTHLY, THREE, HIDDEN, IN_FULL] }),
  });

const unchosen = (carrier: CarrierId) =>
  payable(carrier, { status: 'FINAL_RATED', selected_pay_plan: null, payment_plan_code: null });

const open = (carrier: CarrierId, options: RenderOptions = {}) =>
  openAt('/bol/payments', unchosen(carrier), {
    ...options,
    handlers: { [RATES]: plans(carrier), [PATCH]: payable(carrier), ...options.handlers },
  });

beforeEach(() => sessionStorage.clear());

const group = () => screen.findByRole('group', { name: text.legend });
const goOn = () => screen.getByRole('button', { name: text.continue });

describe('the plans', () => {
  test('one card each: counts, fees, rounding, savings; no plan 2738 [2.12-53, 9-26, 9-28, 9-44, 9-80, 9-82, 9-83, 9-84]', async () => {
    const { container } = open(OTHER);
    const cards = within(await group());
    expect(cards.getAllByRole('radio')).toHaveLength(3);
    const six = cards.getByRole('radio', { name: '6 payments, $200 down payment today' });
    expect(six).toHaveAccessibleDescription(
      'Then 5 payments of $165, fees included. $1,025 in all for 6 months.',
    );
    const four = cards.getByRole('radio', { name: '4 payments, $401 down payment today' });
    expect(four).toHaveAccessibleDescription(
      'Then 3 payments of $203, fees included. $1,010 in all for 6 months.',
    );
    expect(cards.getByRole('radio', { name: 'Pay in full' })).toHaveAccessibleDescription(
      '$950 today for 6 months. $60 less than in 4 payments.',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  test('the selected plan lists date and amount of every payment before it is paid, in the dollars of its card [R54]', async () => {
    const { user } = open(OTHER);
    expect(screen.queryByRole('region', { name: 'Your payments' })).not.toBeInTheDocument();
    await user.click(within(await group()).getByRole('radio', { name: /^4 payments/ }));
    const payments = await screen.findByRole('region', { name: 'Your payments' });
    expect(payments).toHaveTextContent('Today$401');
    const [first] = laterPayments(THREE, START);
    expect(payments).toHaveTextContent(`${formatDate(first?.due ?? '', 'en', 'long')}$203`);
    expect(payments).toHaveTextContent('Your card is charged once, after you sign.');
  });

  test('an unacknowledged higher final price redirects to it; once acknowledged the plans are shown [4-50]', async () => {
    const dearer = aRateResult({ best_match: higher });
    const rated = { ...applied, selected_rate: quoted };
    const { user } = openAt('/bol/payments', rated, { handlers: { [RATES]: dearer } });
    await waitFor(() => expect(address()).toHaveTextContent('/bol/quotes/quote-1/rates'));
    await user.click(await screen.findByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: finalQuote.finalQuote.selectPlan }));
    expect(await group()).toBeInTheDocument();
  });

  test('shows a loading screen while they load [2.12-58]', async () => {
    open(OTHER, { handlers: { [RATES]: () => new Promise<object>(() => undefined) } });
    expect(await screen.findAllByText('Setting up your payment')).toHaveLength(2);
  });

  test.each([503, 409])('%s: retries in place', async (status) => {
    const { api, user } = open(OTHER, { handlers: { [RATES]: refusal(status, 'unavailable') } });
    expect(await screen.findByText(text.failedTitle)).toBeInTheDocument();
    api.use({ [RATES]: plans(OTHER) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await group()).toBeInTheDocument();
  });

  test('the road is at Payments [2.2-5, 9-7]', async () => {
    const { bus } = open(OTHER);
    await group();
    expect(bus.last('journey:position-changed')).toMatchObject({ step: 'payments', percent: 9 });
  });

  test('in Spanish', async () => {
    const { container } = open(OTHER, { language: 'es' });
    expect(await screen.findByRole('radio', { name: '6 pagos, $200 de pago inicial hoy' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(es.payments.heading);
    const paid =
      /^Cuando usted pague y firme, .* recibirá los documentos firmados y nos pagará una comisión\.$/;
    expect(screen.getByText(paid)).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('continuing', () => {
  test('without a plan: SELECT A PLAN, at the top and at the cards [4-60, 5-49, 8-23]', async () => {
    const { api, user } = open(OTHER);
    await group();
    await user.click(goOn());
    expect(screen.getAllByText('SELECT A PLAN')).toHaveLength(2);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(api.calls.some(({ method }) => method === 'PATCH')).toBe(false);
    await user.click(screen.getByRole('radio', { name: /^6 payments/ }));
    expect(screen.queryByText('SELECT A PLAN')).not.toBeInTheDocument();
  });

  test.each([
    ['the first system', FIRST, '/bol/online-payment'],
    ['the other system', OTHER, '/bol/card-details'],
  ])(
    '%s: saves the plan and continues to its card screen [2.12-55, 2.12-56, R3, 1-9]',
    async (_name, carrier, path) => {
      const { api, user } = open(carrier, {
        handlers: { [TOKEN]: () => new Promise<object>(() => undefined) },
      });
      await group();
      await user.click(screen.getByRole('radio', { name: /^6 payments/ }));
      await user.dblClick(goOn());
      await waitFor(() => expect(address()).toHaveTextContent(path));
      const sent = api.calls.filter(({ method }) => method === 'PATCH');
      expect(sent.map(({ body }) => body)).toEqual([{ payment_plan_code: MONTHLY.plan_code }]);
    },
  );

  test.each([
    ['a plan selected before', false, '3', /^4 payments/],
    ['the way of paying chosen on the estimate, by another carrier’s code', true, '9001', 'Pay in full'],
  ])('%s is still selected [R54]', async (_name, pay_in_full, payment_plan_code, name) => {
    const quote = payable(OTHER, { pay_in_full, payment_plan_code });
    openAt('/bol/payments', quote, { handlers: { [RATES]: plans(OTHER) } });
    expect(within(await group()).getByRole('radio', { name })).toBeChecked();
  });

  test('a selected plan survives a reload, unless it is no longer offered', async () => {
    const first = open(OTHER);
    await first.user.click(within(await group()).getByRole('radio', { name: /^4 payments/ }));
    first.unmount();
    const again = open(OTHER);
    expect(within(await group()).getByRole('radio', { name: /^4 payments/ })).toBeChecked();
    again.unmount();
    open(OTHER, { handlers: { [RATES]: aRateResult({ best_match: aRate({ carrier_id: OTHER }) }) } });
    for (const radio of within(await group()).getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  test('an outdated price redirects back to it and says so', async () => {
    const { user } = open(OTHER, { handlers: { [PATCH]: refusal(409, 'rates_stale') } });
    await group();
    await user.click(screen.getByRole('radio', { name: /^6 payments/ }));
    await user.click(goOn());
    expect(await screen.findByText(paymentNews.paymentNews.stale.title)).toBeInTheDocument();
    expect(address()).toHaveTextContent('/bol/quotes/quote-1/rates');
  });

  test('a plan that was not saved says so and can be retried in place', async () => {
    const { api, user } = open(OTHER, { handlers: { [PATCH]: refusal(503, 'unavailable') } });
    await group();
    await user.click(screen.getByRole('radio', { name: /^6 payments/ }));
    await user.click(goOn());
    expect(await screen.findByText(text.saveFailed)).toBeInTheDocument();
    api.use({ [PATCH]: payable(OTHER) });
    await user.click(goOn());
    await waitFor(() => expect(address()).toHaveTextContent('/bol/card-details'));
  });

  test('Cancel returns to the final quote [2.12-57]', async () => {
    open(OTHER);
    await group();
    const back = screen.getByRole('link', { name: text.cancel });
    expect(back).toHaveAttribute('href', '/bol/quotes/quote-1/rates');
  });
});

describe('paying in full', () => {
  test('with the first system: opens the help, and Continue says why it is disabled [2.12-54, R3, R63, 5-61]', async () => {
    const { api, user } = open(FIRST);
    const whole = within(await group()).getByRole('radio', { name: 'Pay in full' });
    expect(whole).toHaveAccessibleDescription(/^\$950 for 6 months, arranged by phone or email\./);
    await user.click(whole);
    const help = await screen.findByRole('dialog', { name: text.helpTitle });
    expect(help).toHaveTextContent('Q-77');
    expect(within(help).getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
    await user.click(within(help).getByRole('button', { name: text.helpClose }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(goOn()).toHaveAccessibleDescription(text.byPhone);
    await user.click(goOn());
    expect(api.calls.some(({ method }) => method === 'PATCH')).toBe(false);
    await user.click(screen.getByRole('radio', { name: /^6 payments/ }));
    expect(goOn()).not.toHaveAttribute('aria-disabled');
  });

  test('with the other system it is paid like any plan [R3]', async () => {
    const { user } = open(OTHER);
    await group();
    await user.click(screen.getByRole('radio', { name: 'Pay in full' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(goOn()).not.toHaveAttribute('aria-disabled');
  });
});

test('a declined card leads here and says so [R8-7]', async () => {
  open(OTHER, { state: { news: 'declined' } });
  expect(await screen.findByText(paymentNews.paymentNews.declined.title)).toBeInTheDocument();
});

test('below the button stands who gets the signed documents (reading 62) [R62-4]', async () => {
  open('USHC');
  const words =
    'Once you pay and sign, United Shore Home & Car gets the signed documents and pays us a commission.';
  expect(await screen.findByText(words)).toBeInTheDocument();
});
