import { CARRIERS, termFrom, type CarrierId, type Quote } from '@shared/domain';
import { aPaymentOption, aRate, refusal, type RenderOptions } from '@shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { policy as en } from '../../locales/en/policy';
import { policy as es } from '../../locales/es/policy';
import { address, callsTo, openAt } from '../../testing/openAt';
import { bound, FIRST, OTHER, payable } from '../../testing/payment';

const FINAL = '/bol/quotes/quote-1/final';
const DOCUMENT = 'GET /v2/docs/get_documents';
const CARRIERS_CALL = 'GET /v2/carriers/getallcarriers';
const text = en.policy;

const DOCUMENTS: Quote['documents'] = [
  { type: 'esign_packet', url: 'https://site.test/v2/docs/packet' },
  { type: 'dec_page', url: 'https://site.test/v2/docs/dec' },
  { type: 'id_cards', url: 'https://site.test/v2/docs/cards' },
];
const pdf = (bytes: number) => ({
  content_type: 'application/pdf',
  content_base64: btoa('%PDF-'.padEnd(bytes, ' ')),
});

const issued = (carrier: CarrierId, changes: Partial<Quote> = {}) =>
  bound(carrier, { status: 'COMPLETE', documents: DOCUMENTS, term: termFrom('2030-12-01', 6), ...changes });

const open = (quote: Quote = issued(FIRST), options: RenderOptions & { path?: string } = {}) =>
  openAt(options.path ?? FINAL, quote, {
    ...options,
    handlers: { [DOCUMENT]: pdf(1001), ...options.handlers },
  });

const revoke = jest.fn();

let made = 0;
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => `blob:${(made += 1)}`, revokeObjectURL: revoke });
});

const card = () => screen.findByRole('region', { name: text.cardLabel });

describe('an issued policy', () => {
  test('shows all set, check your email; carrier, number, dates, charge (worded for any day) and installments [2.12-67, 2.12-68, 2.12-70, 2.12-82, 2.12-83, 2.12-84, 2.12-86, R7-4]', async () => {
    const { bus, container } = open();
    const facts = await card();
    expect(screen.getByRole('heading', { level: 1, name: 'You are all set' })).toHaveFocus();
    expect(
      screen.getByText(/covered from December 1, 2030\. Check your email.*ann@example.com/),
    ).toBeInTheDocument();
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
    open(issued(OTHER, { selected_pay_plan: plan }), { path: '/bol/quotes/quote-1/issued' });
    const facts = await card();
    expect(facts).toHaveTextContent('$950.00');
    expect(facts).toHaveTextContent(text.nothingDue);
    expect(facts).not.toHaveTextContent(text.installments);
  });

  test.each([
    [FIRST, '/bol/quotes/quote-1/issued', FINAL],
    [OTHER, FINAL, '/bol/quotes/quote-1/issued'],
  ])('%s: %s redirects to %s [R3-3]', async (carrier, path, own) => {
    open(issued(carrier), { path });
    await card();
    expect(address()).toHaveTextContent(own);
  });

  test.each(['payments', 'online-payment', 'signatures', 'policy-details'])(
    'Back after buying, at %s, redirects here',
    async (step) => {
      open(issued(FIRST), { path: `/bol/${step}` });
      await waitFor(() => expect(address()).toHaveTextContent(FINAL));
    },
  );

  test('waits until its carrier is known, then is shown [2.12-73]', async () => {
    const answers: ((answer: object) => void)[] = [];
    open(issued(FIRST), {
      handlers: { [CARRIERS_CALL]: () => new Promise<object>((resolve) => answers.push(resolve)) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: text.waitingTitle })).toBeInTheDocument();
    expect(screen.queryByText('You are all set')).not.toBeInTheDocument();
    act(() => answers[0]?.({ carriers: [{ ...CARRIERS[FIRST] }] }));
    expect(await card()).toBeInTheDocument();
  });

  test('shows nothing before the quote has loaded [2.12-73]', async () => {
    const answers: ((answer: object) => void)[] = [];
    open(issued(FIRST), {
      handlers: { 'GET /v2/quotes/:id': () => new Promise<object>((resolve) => answers.push(resolve)) },
    });
    await waitFor(() => expect(answers).not.toHaveLength(0));
    expect(screen.queryByRole('heading', { level: 1, name: 'You are all set' })).not.toBeInTheDocument();
    act(() => answers.forEach((answer) => answer(issued(FIRST))));
    expect(await card()).toBeInTheDocument();
  });

  test('shows errors even without a carrier [2.12-73]', async () => {
    open(issued(FIRST, { errors: [{ code: 'e1', message: 'It went wrong.' }] }), {
      handlers: { [CARRIERS_CALL]: () => new Promise<object>(() => undefined) },
    });
    expect(await screen.findByText('It went wrong.')).toBeInTheDocument();
    expect(screen.queryByText(text.waitingTitle)).not.toBeInTheDocument();
  });

  test('retries loading an unknown carrier', async () => {
    const { api, user } = open(issued(FIRST), { handlers: { [CARRIERS_CALL]: refusal(503, 'unavailable') } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.use({ [CARRIERS_CALL]: { carriers: [{ ...CARRIERS[FIRST] }] } });
    await user.click(retry);
    expect(await card()).toBeInTheDocument();
  });

  test('in Spanish', async () => {
    const { container } = open(issued(FIRST), { language: 'es' });
    expect(await screen.findByRole('heading', { level: 1, name: es.policy.heading })).toBeInTheDocument();
    expect(screen.getByText(/12\/01\/2030/)).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('documents', () => {
  test('each can be previewed and downloaded, the ID cards first [2.12-69, 2.12-85, R50-3]', async () => {
    const { api, user, unmount } = open();
    const tab = { location: { replace: jest.fn() }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(tab as never);
    const papers = within(await screen.findByRole('region', { name: text.papers }));
    // Nothing is fetched before it is requested (issue 17).
    expect(callsTo(api, 'get_documents')).toEqual([]);
    await user.click(papers.getByRole('button', { name: /^Preview Declarations page/ }));
    const preview = await papers.findByRole('link', { name: /^Preview Declarations page/ });
    const file = preview.getAttribute('href');
    expect(file).toMatch(/^blob:/);
    expect(preview).toHaveAttribute('target', '_blank');
    const download = papers.getByRole('link', { name: 'Download Declarations page' });
    expect(download).toHaveAttribute('download', 'declarations-page.pdf');
    const names = papers.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['ID cards', 'Declarations page', 'Signed application']);
    expect(tab.location.replace).toHaveBeenCalledWith(file);
    expect(callsTo(api, 'get_documents')).toHaveLength(1);
    unmount();
    expect(revoke).toHaveBeenCalledWith(file);
  });

  test('1000 bytes or fewer is not a document: shows the alert and a retry [7-63, 8-23, 2.12-85]', async () => {
    const alerts = jest.fn();
    const quote = issued(FIRST, { documents: DOCUMENTS.slice(2) });
    const { api, bus, user } = open(quote, { handlers: { [DOCUMENT]: pdf(1000) } });
    bus.on('alert:show-requested', alerts);
    await user.click(await screen.findByRole('button', { name: /^Download/ }));
    expect(await screen.findByText(text.paperInvalid)).toBeInTheDocument();
    expect(alerts).toHaveBeenCalledWith({ variant: 'danger', textKey: 'common:alerts.pdf_invalid' });
    expect(screen.queryByRole('link', { name: /^Download/ })).not.toBeInTheDocument();
    api.use({ [DOCUMENT]: pdf(1001) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Download/ })).toBeInTheDocument();
  });

  test('a document that fails to load says so and can be retried', async () => {
    const quote = issued(FIRST, { documents: DOCUMENTS.slice(2) });
    const { api, user } = open(quote, { handlers: { [DOCUMENT]: refusal(404, 'document_not_found') } });
    await user.click(await screen.findByRole('button', { name: /^Download/ }));
    expect(await screen.findByText(text.paperFailed)).toBeInTheDocument();
    api.use({ [DOCUMENT]: pdf(1001) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Preview/ })).toBeInTheDocument();
  });
});

describe('the monitored-driver program', () => {
  test.each([
    [true, 1],
    [false, 0],
  ])(
    'monitored %s: explained %d times [2.12-71, 2.12-87, 2.12-88, 2.12-89]',
    async (monitored_driver, times) => {
      const selected_rate = aRate({ carrier_id: FIRST, monitored_driver });
      open(issued(FIRST, { selected_rate }));
      await card();
      expect(screen.queryAllByRole('region', { name: text.program.title })).toHaveLength(times);
      for (const step of ['Enroll', 'Drive', 'Form your rate']) {
        expect(screen.queryAllByText(`${step}.`)).toHaveLength(times);
      }
    },
  );
});

test('Go home asks the shell to clear the quote and leave [2.12-72]', async () => {
  const home = jest.fn();
  const { bus, user } = open();
  bus.on('site:home-requested', home);
  await user.click(await screen.findByRole('button', { name: text.home }));
  expect(screen.getByText(text.homeNote)).toBeInTheDocument();
  expect(home).toHaveBeenCalledTimes(1);
});

const ended = (status: Quote['status'], errors: Quote['errors']) => payable(FIRST, { status, errors });

describe('an ended purchase', () => {
  test.each(['EXPIRED', 'FAILED'] as const)(
    '%s: shows the error block with its help [2.12-74, 8-26]',
    async (status) => {
      const { bus, container } = open(
        ended(status, [{ code: 'purchase_failed', message: 'No policy was issued.' }]),
      );
      const block = await screen.findByRole('alert');
      expect(block).toHaveTextContent(text.errorsTitle);
      expect(block).toHaveTextContent('No policy was issued.');
      expect(block).toHaveTextContent(text.errorsKept);
      expect(within(block).getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
      expect(screen.getByRole('button', { name: text.home })).toBeInTheDocument();
      expect(screen.getByText(text.homeNoteEnded)).toBeInTheDocument();
      expect(screen.queryByText(text.homeNote)).not.toBeInTheDocument();
      // No step of the road is shown as done.
      expect(bus.last('journey:position-changed')?.percent).toBeNull();
      expect(await axe(container)).toHaveNoViolations();
    },
  );

  test('VOIDING: the hold is still being released, and the page does not claim that it already is [2.12-74]', async () => {
    open(ended('VOIDING', null));
    const block = await screen.findByRole('alert');
    expect(block).toHaveTextContent(text.errorsReleasing);
    expect(block).not.toHaveTextContent(text.errorsKept);
    expect(block).toHaveTextContent(text.errorsUnknown);
  });

  test.each(['/bol/policy-details', '/bol/payments', '/bol/online-payment', '/bol/quotes/quote-1/rates'])(
    '%s redirects to it',
    async (path) => {
      open(ended('EXPIRED', []), { path });
      expect(await screen.findByText(text.errorsUnknown)).toBeInTheDocument();
      expect(address()).toHaveTextContent(FINAL);
    },
  );
});

test('does not show another browser’s policy [R34]', async () => {
  openAt('/bol/quotes/quote-9/final', issued(FIRST), {
    handlers: { 'GET /v2/quotes/:id': refusal(404, 'quote_not_found') },
  });
  expect(await screen.findByText('This quote isn’t open in this browser')).toBeInTheDocument();
});

test('lists every payment with its date and exact amount, and offers the same as a calendar file', async () => {
  open(issued(FIRST));
  const payments = await screen.findByRole('region', { name: 'Your payments' });
  expect(payments).toHaveTextContent('Paid$200.01');
  expect(payments).toHaveTextContent('January 1, 2031$165.00');
  expect(payments).toHaveTextContent('May 1, 2031$165.00');
  expect(payments).toHaveTextContent(`${CARRIERS[FIRST].name} bills you for each later payment`);
  const link = await screen.findByRole('link', { name: 'Add the payments to your calendar' });
  expect(link).toHaveAttribute('download', 'payments.ics');
  const calendar = decodeURIComponent(link.getAttribute('href') ?? '');
  expect(calendar).toMatch(/^data:text\/calendar/);
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(5);
});
