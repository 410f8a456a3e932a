import { aDriver, aQuote, aVehicle, type FakeHandlers } from '@shared/testing';
import * as requests from '.';
import type { Transport } from '..';
import { ADDRESS, CAR, setUp } from '../testing/setUp';

const PERSON = { age: 30, gender: 'male', marital_status: 'single', license_status: 'active' } as const;
const PACKAGE = { coverage_package_name: 'BETTER' as const, coverages: [] };
const CONTACT = { to: 'ann@example.com', fullName: 'Ann Lee', phoneNumber: '3125550100' };
const PAID = { rate_id: 'r1', plan_code: '1104', payment_result: { session_id: 's1' } };
const STREET = { line1: '1 Main St', line2: null, city: 'Des Plaines', state: 'IL', zip: '60018' } as const;
const STREET_AS_WRITTEN = { ...STREET, line1: '1 MAIN ST', line2: '' };
const QUOTE = aQuote();

interface Row {
  id: string;
  call: (transport: Transport) => Promise<unknown>;
  /** Method and URL, including its query. */
  sent: string;
  body?: unknown;
  answer?: object;
  /** What the caller receives. */
  gives?: unknown;
}

/** Calls that carry a quote (section 7), and how their responses are used. */
const SEALED: Row[] = [
  { id: '7-11', call: (at) => requests.getQuote(at, 'quote-1'), sent: 'GET /v2/quotes/quote-1' },
  {
    id: '7-18',
    call: (at) => requests.createQuote(at, ADDRESS),
    sent: 'POST /v2/quotes',
    body: { address: ADDRESS },
    answer: QUOTE,
    gives: QUOTE,
  },
  {
    id: '7-20',
    call: (at) => requests.updateQuote(at, 'quote-1', { homeowner: true }),
    sent: 'PATCH /v2/quotes/quote-1',
    body: { homeowner: true },
    answer: aQuote({ homeowner: true }),
    gives: aQuote({ homeowner: true }),
  },
  {
    id: '7-23',
    call: (at) => requests.sendQuote(at, 'quote-1', 'ann@example.com'),
    sent: 'POST /v2/quotes/quote-1/send',
    body: { to: 'ann@example.com' },
  },
  {
    id: '7-25',
    call: (at) => requests.bindQuote(at, 'quote-1', PAID),
    sent: 'POST /v2/quotes/quote-1/bind',
    body: PAID,
  },
  {
    id: '7-26',
    call: (at) => requests.completeQuote(at, 'quote-1'),
    sent: 'POST /v2/quotes/quote-1/complete',
  },
  { id: '7-27', call: (at) => requests.rateQuote(at, 'quote-1'), sent: 'GET /v2/quotes/quote-1/rates' },
  {
    id: '7-28',
    call: (at) => requests.rateFinalQuote(at, 'quote-1', 'handle'),
    sent: 'GET /v2/quotes/quote-1/rates?type=final_quote&social=handle',
  },
  {
    id: '7-33',
    call: (at) => requests.createVehicle(at, 'quote-1', CAR),
    sent: 'POST /v2/quotes/quote-1/vehicles',
    body: CAR,
    answer: { vehicle: aVehicle(), quote: QUOTE },
    gives: { vehicle: aVehicle(), quote: QUOTE },
  },
  {
    id: '7-35',
    call: (at) => requests.updateVehicle(at, 'quote-1', 'v1', PACKAGE),
    sent: 'PATCH /v2/quotes/quote-1/vehicles/v1',
    body: PACKAGE,
  },
  {
    id: '7-38',
    call: (at) => requests.deleteVehicle(at, 'quote-1', 'v1'),
    sent: 'DELETE /v2/quotes/quote-1/vehicles/v1',
  },
  {
    id: '7-40',
    call: (at) => requests.createDriver(at, 'quote-1', PERSON),
    sent: 'POST /v2/quotes/quote-1/drivers',
    body: PERSON,
    answer: { driver: aDriver(), quote: QUOTE },
    gives: { driver: aDriver(), quote: QUOTE },
  },
  {
    id: '7-43',
    call: (at) => requests.updateDriver(at, 'quote-1', 'd1', { age: 31 }),
    sent: 'PATCH /v2/quotes/quote-1/drivers/d1',
    body: { age: 31 },
  },
  {
    id: '7-45',
    call: (at) => requests.deleteDriver(at, 'quote-1', 'd1'),
    sent: 'DELETE /v2/quotes/quote-1/drivers/d1',
  },
  {
    id: '7-47',
    call: (at) => requests.contactMe(at, 'quote-1', CONTACT),
    sent: 'POST /v2/quotes/quote-1/contact_me',
    body: CONTACT,
  },
  {
    id: 'R38-5',
    call: (at) => requests.choicePrices(at, 'quote-1'),
    sent: 'GET /v2/quotes/quote-1/rates/choices',
  },
  {
    id: 'R38-5',
    call: (at) => requests.chooseLines(at, 'quote-1', []),
    sent: 'POST /v2/quotes/quote-1/choices',
    body: { choices: [] },
  },
  {
    id: 'R56-10',
    call: (at) => requests.sendReferral(at, 'quote-1'),
    sent: 'POST /v2/quotes/quote-1/referral',
  },
  {
    id: '7-49',
    call: (at) => requests.validateAddress(at, STREET),
    sent: 'POST /v2/address/validate',
    body: STREET,
    answer: { suggestedAddress: STREET_AS_WRITTEN },
    gives: { suggestedAddress: STREET_AS_WRITTEN },
  },
  {
    id: '7-61',
    call: (at) => requests.getDocument(at, 'https://site.test/d/1.pdf'),
    sent: 'GET /v2/docs/get_documents?PDF_URL=https%3A%2F%2Fsite.test%2Fd%2F1.pdf',
    answer: { content_type: 'application/pdf', content_base64: btoa('%PDF') },
  },
  {
    id: 'R38-5',
    call: (at) => requests.extendPayment(at, 'quote-1', { session_id: 's1' }),
    sent: 'POST /v2/quotes/quote-1/extend-payment',
    body: { session_id: 's1' },
    answer: { seconds_left: 1800, extensions_left: 9 },
    gives: { seconds_left: 1800, extensions_left: 9 },
  },
  { id: '7-64', call: (at) => requests.openPayment(at, 'PTS'), sent: 'GET /v2/tokens/token?system=PTS' },
];

const handle = (sent: string, answer: object): FakeHandlers => ({ [sent.split('?')[0] ?? '']: answer });

describe('everything goes to /v2 on the API’s host [7-1]', () => {
  test.each(SEALED)('$sent [$id]', async ({ call, sent, body, answer = {}, gives }) => {
    const { api, wire, transport } = setUp({ ...handle(sent, answer), 'GET /v2/quotes/:id': QUOTE });
    const given = await call(transport);
    const made = api.calls.at(-1);
    const query = made?.query.size ? `?${made.query}` : '';
    expect(made?.path.startsWith('/v2/')).toBe(true);
    expect(`${made?.method} ${made?.path}${query}`).toBe(sent);
    expect(made?.body).toEqual(body);
    expect(made?.quoteKey).toMatch(/^[0-9a-f]{64}$/);
    expect(new URL(wire.at(-1)?.url ?? '').origin).toBe('https://quotes.test');
    if (gives !== undefined) expect(given).toEqual(gives);
  });
});

test('a document becomes a blob with its content type [7-62]', async () => {
  const answer = { content_type: 'application/pdf', content_base64: btoa('%PDF-1.7') };
  const { transport } = setUp({ 'GET /v2/docs/get_documents': answer });
  const blob = await requests.getDocument(transport, 'https://site.test/d/1.pdf');
  expect([blob.type, await blob.text()]).toEqual(['application/pdf', '%PDF-1.7']);
});
