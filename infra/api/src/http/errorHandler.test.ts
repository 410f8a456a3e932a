import Fastify from 'fastify';
import { handleError } from './errorHandler';

const failing = (error: Error) => {
  const app = Fastify();
  app.decorate('clock', Date.now);
  app.setErrorHandler(handleError);
  app.get('/', async () => {
    throw error;
  });
  return app.inject('/');
};

test.each([
  ['a broken connection', '08006', ''],
  ['a full disk', '53100', ''],
  ['too many connections', '53300', ''],
  ['an operator shutdown', '57P01', ''],
  ['a statement timeout', '57014', ''],
  ['a lock timeout', '55P03', ''],
  ['nobody listening', 'ECONNREFUSED', ''],
  ['a frozen server', undefined, 'Query read timeout'],
  ['no free connection', undefined, 'timeout exceeded when trying to connect'],
  ['a lost server', undefined, 'Connection terminated unexpectedly'],
])(
  'the database is unavailable (%s): 503 with its code, and nothing of the error',
  async (_what, code, message) => {
    const { statusCode, body } = await failing(Object.assign(new Error(message), { code }));
    expect(statusCode).toBe(503);
    expect(JSON.parse(body)).toEqual({ errors: [{ code: 'unavailable', message: expect.any(String) }] });
  },
);

test.each([
  ['a duplicate key', '23505'],
  ['a missing table', '42P01'],
])('%s is a bug of ours, not an outage', async (_what, code) => {
  const { statusCode, body } = await failing(Object.assign(new Error('x'), { code }));
  expect([statusCode, body]).toEqual([500, expect.stringContaining('internal_error')]);
});
