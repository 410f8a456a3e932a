import { CARRIERS } from '@shared/domain';
import { aPaymentOption, aRate, refusal } from '@shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { policy as en } from '../../locales/en/policy';
import { address, openAt } from '../../testing/openAt';
import { FIRST, OTHER } from '../../testing/payment';
import { FINAL, issued, openIssued, policyCard } from './testing/openIssued';

const CARRIERS_CALL = 'GET /v2/carriers/getallcarriers';
const text = en.policy;
const HEADING = 'You’re covered from December 1';

describe('an issued policy', () => {
  test('shows all set, check your email; carrier, number, dates, charge (worded for any day) and installments [2.12-67, 2.12-68, 2.12-70, 2.12-82, 2.12-83, 2.12-84, 2.12-86, R7-4]', async () => {
    const { bus, container } = openIssued();
    const facts = await policyCard();
    expect(screen.getByRole('heading', { level: 1, name: HEADING })).toHaveFocus();
    expect(screen.getByText(/You are all set\. Check your email.*ann@example.com/)).toBeInTheDocument();
    expect(facts).toHaveTextContent(CARRIERS[FIRST].name);
    expect(facts).toHaveTextContent('USHC-IL-0000001');
    expect(facts).toHaveTextContent('12/01/2030 to 06/01/2031');
    expect(facts).toHaveTextContent('Amount charged$200.01');
    expect(facts).toHaveTextContent('5 payments of $165.00, fees included');
    expect(facts).toHaveTextContent(
      `${CARRIERS[FIRST].name} bills you for each later payment before it’s due`,
    );
    expect(bus.last('journey:position-changed')).toMatchObject({ step: 'confirmation', percent: 100 });
    await screen.findByRole('button', { name: /^Preview Declarations page/ });
    expect(await axe(container)).toHaveNoViolations();
  });

  test('paid in full: nothing more is due [2.12-70, 2.12-86]', async () => {
    const plan = aPaymentOption({ plan_type: 'pay_in_full', deposit: 95_000, number_of_payments: 0 });
    openIssued(issued(OTHER, { selected_pay_plan: plan }), { path: '/bol/quotes/quote-1/issued' });
    const facts = await policyCard();
    expect(facts).toHaveTextContent('$950.00');
    expect(facts).toHaveTextContent(text.nothingDue);
    expect(facts).not.toHaveTextContent(text.installments);
    // Nor is there a program to explain: this rate is not monitored.
    expect(screen.queryByRole('region', { name: text.program.title })).not.toBeInTheDocument();
  });

  test.each([
    [FIRST, '/bol/quotes/quote-1/issued', FINAL],
    [OTHER, FINAL, '/bol/quotes/quote-1/issued'],
  ])('%s: %s redirects to %s [R3-3]', async (carrier, path, own) => {
    openIssued(issued(carrier), { path });
    await policyCard();
    expect(address()).toHaveTextContent(own);
  });

  test.each(['payments', 'policy-details'])('Back after buying, at %s, redirects here', async (step) => {
    openIssued(issued(FIRST), { path: `/bol/${step}` });
    await waitFor(() => expect(address()).toHaveTextContent(FINAL));
  });

  test('waits until its carrier is known, then is shown [2.12-73]', async () => {
    const answers: ((answer: object) => void)[] = [];
    openIssued(issued(FIRST), {
      handlers: { [CARRIERS_CALL]: () => new Promise<object>((resolve) => answers.push(resolve)) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: text.waitingTitle })).toBeInTheDocument();
    expect(screen.queryByText(HEADING)).not.toBeInTheDocument();
    act(() => answers[0]?.({ carriers: [{ ...CARRIERS[FIRST] }] }));
    expect(await policyCard()).toBeInTheDocument();
  });

  test('shows nothing before the quote has loaded [2.12-73]', async () => {
    const answers: ((answer: object) => void)[] = [];
    openIssued(issued(FIRST), {
      handlers: { 'GET /v2/quotes/:id': () => new Promise<object>((resolve) => answers.push(resolve)) },
    });
    await waitFor(() => expect(answers).not.toHaveLength(0));
    expect(screen.queryByRole('heading', { level: 1, name: HEADING })).not.toBeInTheDocument();
    act(() => answers.forEach((answer) => answer(issued(FIRST))));
    expect(await policyCard()).toBeInTheDocument();
  });

  test('shows errors even without a carrier [2.12-73]', async () => {
    openIssued(issued(FIRST, { errors: [{ code: 'e1', message: 'It went wrong.' }] }), {
      handlers: { [CARRIERS_CALL]: () => new Promise<object>(() => undefined) },
    });
    expect(await screen.findByText('It went wrong.')).toBeInTheDocument();
    expect(screen.queryByText(text.waitingTitle)).not.toBeInTheDocument();
  });

  test('retries loading an unknown carrier', async () => {
    const { api, user } = openIssued(issued(FIRST), {
      handlers: { [CARRIERS_CALL]: refusal(503, 'unavailable') },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.use({ [CARRIERS_CALL]: { carriers: [{ ...CARRIERS[FIRST] }] } });
    await user.click(retry);
    expect(await policyCard()).toBeInTheDocument();
  });

  test('in Spanish', async () => {
    const { container } = openIssued(issued(FIRST), { language: 'es' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Tiene cobertura a partir del 1 de diciembre' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/12\/01\/2030/)).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the monitored-driver program', () => {
  test('is explained if it is part of the rate [2.12-71, 2.12-87, 2.12-88, 2.12-89]', async () => {
    const selected_rate = aRate({ carrier_id: FIRST, monitored_driver: true });
    openIssued(issued(FIRST, { selected_rate }));
    await policyCard();
    expect(screen.getAllByRole('region', { name: text.program.title })).toHaveLength(1);
    for (const step of ['Enroll', 'Drive', 'Form your rate']) {
      expect(screen.getAllByText(`${step}.`)).toHaveLength(1);
    }
  });
});

test('Go home asks the shell to clear the quote and leave [2.12-72]', async () => {
  const home = jest.fn();
  const { bus, user } = openIssued();
  bus.on('site:home-requested', home);
  await user.click(await screen.findByRole('button', { name: text.home }));
  expect(screen.getByText(text.homeNote)).toBeInTheDocument();
  expect(home).toHaveBeenCalledTimes(1);
});

test('does not show another browser’s policy [R34]', async () => {
  openAt('/bol/quotes/quote-9/final', issued(FIRST), {
    handlers: { 'GET /v2/quotes/:id': refusal(404, 'quote_not_found') },
  });
  expect(await screen.findByText('This quote isn’t open in this browser')).toBeInTheDocument();
});

test('lists every payment with its date and exact amount, and offers the same as a calendar file', async () => {
  openIssued(issued(FIRST));
  const payments = await screen.findByRole('region', { name: 'Your payments' });
  expect(payments).toHaveTextContent('Paid$200.01');
  expect(payments).toHaveTextContent('January 1, 2031$165.00');
  expect(payments).toHaveTextContent('May 1, 2031$165.00');
  // 200.01 and 5 times 165.
  expect(payments).toHaveTextContent('All 6 payments$1,025.01');
  expect(within(payments).getAllByRole('listitem')).toHaveLength(5);
  const link = await screen.findByRole('link', { name: 'Add the payments to your calendar' });
  expect(link).toHaveAttribute('download', 'payments.ics');
  const calendar = decodeURIComponent(link.getAttribute('href') ?? '');
  expect(calendar).toMatch(/^data:text\/calendar/);
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(5);
});
