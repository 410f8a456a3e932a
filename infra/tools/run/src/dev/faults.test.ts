import fastify from 'fastify';
import { addFaults, readFault, type Fault, type Faults } from './faults';

const CODE = 'export const price = 100;';

async function served(fault: Fault | null) {
  const faults: Faults = new Map(fault ? [['quote', fault]] : []);
  const edge = fastify();
  addFaults(edge, 'quote', faults);
  edge.get('/a.js', async (_request, reply) => reply.send(Buffer.from(CODE)));
  return { faults, origin: await edge.listen({ port: 0 }), edge };
}

test('a file is changed in one byte while the remote is corrupt, and whole after it is repaired', async () => {
  const { faults, origin, edge } = await served('corrupt');
  const read = async () => (await fetch(`${origin}/a.js`)).text();
  const broken = await read();
  expect(broken).toHaveLength(CODE.length);
  expect(broken.split('').filter((letter, at) => letter !== CODE[at])).toHaveLength(1);
  faults.delete('quote');
  expect(await read()).toBe(CODE);
  await edge.close();
});

test('nothing answers while the remote is killed', async () => {
  const { origin, edge } = await served('kill');
  await expect(fetch(`${origin}/a.js`)).rejects.toThrow('fetch failed');
  await edge.close();
});

test('no browser keeps a file, so that a reload meets the fault', async () => {
  const { origin, edge } = await served(null);
  expect((await fetch(`${origin}/a.js`)).headers.get('cache-control')).toBe('no-store');
  await edge.close();
});

test.each([
  ['slow', ['quote'], { name: 'quote', fault: 'slow' }],
  [' repair ', ['quote'], { name: 'quote', fault: null }],
  ['kill rates', ['quote', 'rates'], { name: 'rates', fault: 'kill' }],
  ['kill', ['quote', 'rates'], null],
  ['kill bind', ['quote'], null],
  ['explode', ['quote'], null],
  ['', ['quote'], null],
] as const)('the line "%s" for %j means %j', (line, names, asked) => {
  expect(readFault(line, names)).toEqual(asked);
});
