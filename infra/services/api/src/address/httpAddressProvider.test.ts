import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpAddressProvider } from './httpAddressProvider';

const TYPED = { line1: '123 main street', line2: '', city: 'des plaines', state: 'IL', zip: '60018' };
let server: Server;
let answer: { status: number; body: string };
let asked: { authorization: string | undefined; body: string };
const provider = () => {
  const { port } = server.address() as AddressInfo;
  return createHttpAddressProvider({ url: `http://127.0.0.1:${port}/standardise`, apiKey: 'secret' });
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      asked = { authorization: request.headers.authorization, body: Buffer.concat(pieces).toString() };
      response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => new Promise((done) => server.close(done)));

test("a real service's suggestion is used, with the quote's state and ZIP and the ZIP table's spelling of the city", async () => {
  const found = { line1: '123 MAIN ST', line2: null, city: 'DES PLAINES', state: 'WI', zip: '60018-1234' };
  answer = { status: 200, body: JSON.stringify({ suggestedAddress: found }) };
  expect(await provider().suggest(TYPED)).toEqual({
    line1: '123 MAIN ST',
    line2: '',
    city: 'Des Plaines',
    state: 'IL',
    zip: '60018',
  });
  expect([asked.authorization, JSON.parse(asked.body)]).toEqual(['Bearer secret', TYPED]);
});

test.each([
  ['the typed city is kept', 'des plaines', 'Des Plaines'],
  ['there is no suggestion', 'springfield', undefined],
])('a city that does not belong to the ZIP: %s', async (_, typed, city) => {
  const found = { line1: '123 MAIN ST', line2: null, city: 'CHICAGO', state: 'IL', zip: '60018' };
  answer = { status: 200, body: JSON.stringify({ suggestedAddress: found }) };
  expect((await provider().suggest({ ...TYPED, city: typed }))?.city).toBe(city);
});

test('a service without a match gives no suggestion', async () => {
  answer = { status: 200, body: JSON.stringify({ suggestedAddress: null }) };
  expect(await provider().suggest(TYPED)).toBeNull();
});

test.each([
  [500, '{}'],
  [200, 'not JSON'],
  [200, '{}'],
  [200, '{"suggestedAddress":{"line1":7}}'],
])('a failing service (%i %s) is told apart from one without a suggestion', async (status, body) => {
  answer = { status, body };
  await expect(provider().suggest(TYPED)).rejects.toMatchObject({ provider: 'address', call: 'suggest' });
});
