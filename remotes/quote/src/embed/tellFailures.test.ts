import { ApiError, type Transport } from '@shared/api-client';
import { tellFailures } from './tellFailures';

/** The errors told while calls get these answers, one after the other: undefined for a success. */
async function toldOf(...answers: (ApiError | undefined)[]): Promise<unknown[]> {
  const told: unknown[] = [];
  const rest = [...answers];
  const call = async () => {
    const error = rest.shift();
    if (error) throw error;
  };
  const transport = { callSealed: call, callPlain: call } as unknown as Transport;
  const { callSealed, callPlain } = tellFailures(transport, (_name, detail) => void told.push(detail));
  for (const [at, error] of answers.entries()) {
    const made =
      at % 2 === 0 ? callPlain('api', '/v2/x') : callSealed({ method: 'GET', path: '/v2/x', quoteId: null });
    if (error) await expect(made).rejects.toBe(error);
    else await made;
  }
  return told.map((detail) => (detail as { code: string }).code);
}

const http = (status: number, code: 'unavailable' | 'partner_stopped' | 'invalid') =>
  new ApiError('http', status, [{ code, message: '' } as never]);
const timeout = new ApiError('timeout', 0, [{ code: 'timeout', message: '' }]);
const offline = new ApiError('network', 0, [{ code: 'network', message: '' }]);

test.each([500, 502, 503, 504])('a %i is told once, until a call works again', async (status) => {
  const out = http(status, 'unavailable');
  expect(await toldOf(out, out, out)).toEqual(['service_unavailable']);
  expect(await toldOf(out, undefined, out)).toEqual(['service_unavailable', 'service_unavailable']);
});

test('a service that hangs is told as well', async () => {
  expect(await toldOf(timeout, timeout)).toEqual(['service_unavailable']);
});

test('a wrong answer, or a shopper without a network, is none of the service', async () => {
  expect(await toldOf(http(422, 'invalid'), offline)).toEqual([]);
});

test('a refused key is told by its own code', async () => {
  expect(await toldOf(http(403, 'partner_stopped'))).toEqual(['partner_stopped']);
});
