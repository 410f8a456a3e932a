import Fastify from 'fastify';
import { readRecorded } from '../recorded/readRecorded';
import { contractSchema } from './schemas';

/** Whether the service takes a contract, and why not. */
async function answerTo(sent: unknown) {
  const service = Fastify({ ajv: { customOptions: { removeAdditional: false } }, bodyLimit: 10_000_000 });
  service.post('/', { schema: { body: contractSchema } }, () => 'taken');
  const { body } = await service.inject({
    method: 'POST',
    url: '/',
    payload: JSON.stringify(sent),
    headers: { 'content-type': 'application/json' },
  });
  return body;
}

test.each(Object.values(readRecorded().contracts).map((recorded) => [recorded.part, recorded] as const))(
  'the service takes the contract that the kit writes of %s',
  async (_part, recorded) => expect(await answerTo(recorded)).toBe('taken'),
);

test('a contract with an unknown field is refused', async () => {
  const [recorded] = Object.values(readRecorded().contracts);
  expect(await answerTo({ ...recorded, anything: 1 })).toContain('must NOT have additional properties');
});
