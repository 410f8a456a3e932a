import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpMailProvider } from '../mail/httpMailProvider';
import { LetterRefused } from '../mail/mailProvider';
import { ProviderSilent } from './callProvider';
import { createHttpPaymentProvider } from '../purchase/providers/httpPaymentProvider';
import { createHttpSigningProvider } from '../purchase/providers/httpSigningProvider';
import { ENVELOPE, ORDER } from '../testing/providerOrders';

type Answer = (response: ServerResponse) => void;
const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const begin = (response: ServerResponse, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': 1000 });

const NEVER = 'a body that never comes';
/** Sends the broken body after the headers. */
const BROKEN: [string, Answer][] = [
  [NEVER, (response) => begin(response).flushHeaders()],
  [
    'a body that breaks off',
    (response) => void begin(response).write('{"id":', () => response.socket?.destroy()),
  ],
  ['a refusal that breaks off', (response) => void begin(response, 409).write('{', () => response.destroy())],
  [
    'a page of HTML',
    (response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>Back soon'),
  ],
  ['JSON of another shape', (response) => void json(response, { ok: true })],
  ['no body', (response) => void response.writeHead(200).end()],
];

let server: Server;
let answer: Answer;
beforeAll(async () => {
  server = createServer((request, response) => {
    // Each call has a connection of its own: the one before may still be breaking off.
    response.setHeader('connection', 'close');
    request.resume().on('end', () => answer(response));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  jest.restoreAllMocks();
  server.closeAllConnections();
});
afterAll(() => new Promise((done) => server.close(done)));

const at = () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, origin: url, apiKey: 'key', webhookUrl: 'https://site.test/v2/hooks/x' };
};
const cards = () => createHttpPaymentProvider({ name: 'cards', ...at() });
const signing = () => createHttpSigningProvider(at());
const CALLS: [string, () => Promise<unknown>][] = [
  ['the card ping', () => cards().ping()],
  ['the signing ping', () => signing().ping()],
  ['opening a payment', () => cards().open(ORDER)],
  ['asking whether it was paid', () => cards().find('s1')],
  ['cancelling it', () => cards().cancel('s1')],
  ['the capture', () => cards().capture('a1', 100, 'p1:capture')],
  ['the void', () => cards().void('a1', 'p1:void')],
  ['what is held', () => cards().held()],
  ['making an envelope', () => signing().create(ENVELOPE)],
  ['asking whether it was signed', () => signing().find('e1')],
  ['the signed paper', () => signing().signedDocument('e1', 'd1')],
  ['withdrawing the papers', () => signing().void('e1')],
];

describe.each(BROKEN)('%s instead of a response', (what, broken) => {
  beforeEach(() => {
    if (what !== NEVER) return;
    // Only this one has to wait, and a busy machine may need ten seconds for the others.
    const soon = AbortSignal.timeout.bind(AbortSignal, 100);
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(soon);
  });

  test.each(CALLS)('%s: the outcome is unknown and retried, and not our bug', async (_call, call) => {
    answer = broken;
    await expect(call()).rejects.toBeInstanceOf(ProviderSilent);
    await expect(call()).rejects.toMatchObject({ statusCode: 503 });
  });

  test('mail: the letter is not delivered, and is retried', async () => {
    answer = broken;
    const letter = { id: 'l1', to: 'ann@example.com', subject: 'x', html: '<p>x</p>', text: 'x' };
    const sent = createHttpMailProvider({ ...at(), from: 'us@example.com' }).send(letter);
    await expect(sent).rejects.not.toBeInstanceOf(LetterRefused);
  });
});

test.each([
  ['the end of a payment', { id: 's1', client_token: 't', expires_at: 'soon' }, () => cards().open(ORDER)],
  ['a line of the ledger', { entries: [{ kind: 'void', at: '' }] }, () => cards().held()],
  [
    'a signature',
    { status: 'completed', documents: [], audit: [{ event: 'envelope_completed', at: 'then' }] },
    () => signing().find('e1'),
  ],
])('an invalid time at %s is not a response either', async (_name, body, call: () => Promise<unknown>) => {
  answer = (response) => json(response, body);
  await expect(call()).rejects.toBeInstanceOf(ProviderSilent);
});

test('a rejection is recognized by its status alone, whatever its body', async () => {
  answer = (response) => json(response, '<h1>', 409);
  await expect(cards().capture('a1', 100, 'k')).rejects.toMatchObject({
    name: 'ProviderFailure',
    status: 409,
  });
  await expect(signing().void('e1')).resolves.toBeUndefined();
});
