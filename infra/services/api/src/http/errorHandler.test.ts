import { watchClients } from '@infra/server';
import Fastify from 'fastify';
import { NoConnection } from '../database/databaseOutage';
import { ProviderFailure } from '../providers/callProvider';
import { handleError } from './errorHandler';

const failing = (error: Error, logger: { stream: { write(line: string): void } } | false = false) => {
  const app = Fastify({ logger });
  watchClients(app);
  app.decorate('clock', Date.now);
  app.setErrorHandler(handleError);
  app.get('/', async () => {
    throw error;
  });
  return app.inject('/');
};

/** SQLSTATEs by what they mean for a shopper. */
const OUTAGES = {
  'a standby or a read-only server': ['25006'],
  'a transaction that the server ended with its connection': ['25P03', '25P04'],
  'undone again and again': ['40001', '40P01'],
  'a lock timeout': ['55P03'],
  'a broken connection': ['08000', '08001', '08003', '08004', '08006', '08007', '08P01'],
  'out of resources': ['53000', '53100', '53200', '53300', '53400'],
  'an operator or a timeout': ['57000', '57014', '57P01', '57P02', '57P03', '57P04', '57P05'],
  'a failing disk': ['58000', '58030', '58P01'],
  'the network': ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH'],
  'the name service': ['ENOTFOUND', 'EAI_AGAIN'],
};

/** The driver's own errors, and PostgreSQL's for an unlogged table on a standby, translated or not. */
const WORDS: [string | undefined, string, object?][] = [
  [undefined, 'Connection terminated'],
  [undefined, 'Connection terminated unexpectedly'],
  [undefined, 'Connection terminated due to connection timeout'],
  [undefined, 'timeout expired'],
  [undefined, 'Query read timeout'],
  [undefined, 'timeout exceeded when trying to connect'],
  [undefined, 'Client has encountered a connection error and is not queryable'],
  [undefined, 'Client was closed and is not queryable'],
  ['0A000', 'cannot access temporary or unlogged relations during recovery'],
  ['0A000', 'während der Wiederherstellung nicht möglich', { routine: 'get_relation_info' }],
];

const CASES = [
  ...Object.entries(OUTAGES).flatMap(([what, codes]) =>
    codes.map((code) => [`${what}, ${code}`, Object.assign(new Error(''), { code })] as const),
  ),
  ...WORDS.map(([code, words, more]) => [words, Object.assign(new Error(words), { code, ...more })] as const),
  ['no connection, for whatever reason', new NoConnection('secret', new Error('self-signed'))] as const,
];

test.each(CASES)(
  'the database is unavailable (%s): 503 with its code and retry-after, and nothing of the error',
  async (_what, error) => {
    const { statusCode, headers, body } = await failing(error);
    expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
    expect(JSON.parse(body)).toEqual({ errors: [{ code: 'unavailable', message: expect.any(String) }] });
  },
);

test.each([
  ['a duplicate key', '23505', ''],
  ['a missing table', '42P01', ''],
  ['a wrong value', '22P02', ''],
  ['a statement after a failed one', '25P02', ''],
  ['a feature that the server lacks', '0A000', 'cached plan must not change result type'],
  ['an error without a code', undefined, 'anything else'],
])('%s is a bug of ours, not an outage', async (_what, code, message) => {
  const { statusCode, headers, body } = await failing(Object.assign(new Error(message), { code }));
  expect([statusCode, headers['retry-after'], body]).toEqual([
    500,
    undefined,
    expect.stringContaining('internal_error'),
  ]);
});

test('a provider that refuses a call is 503 for the shopper, and the log names it', async () => {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const failure = new ProviderFailure({ provider: 'cards', call: 'open' }, 401);
  expect((await failing(failure, { stream })).statusCode).toBe(503);
  const facts = { kind: 'ProviderFailure', provider: 'cards', call: 'open', status: 401 };
  expect(lines).toContainEqual(expect.objectContaining({ failure: facts, msg: 'a provider failed' }));
});
