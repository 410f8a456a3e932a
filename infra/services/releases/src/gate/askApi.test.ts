import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { readLog } from '../acts/actLog';
import { readReleaseFile } from '../store/ledger';
import { contractedReleases, contractOf } from '../testing/contractedReleases';
import { exampleApi, exampleCalls } from '../testing/exampleApi';
import { readApi } from './askApi';

let releases: ReturnType<typeof contractedReleases>;
let api: Server;
let required: string[];
let origin = '';
beforeEach(async () => {
  releases = contractedReleases();
  required = ['year'];
  api = createServer((request, response) => {
    const isKnown = request.url === '/v2/openapi.json';
    response.writeHead(isKnown ? 200 : 404).end(JSON.stringify(exampleApi(required)));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const address = api.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterEach(async () => {
  api.close();
  releases.remove();
});

const live = (part: 'shell' | 'quote' | 'rates' | 'bind') =>
  contractOf(part, part === 'quote' ? { calls: exampleCalls('year') } : {});
const quoteWith = (...fields: string[]) => contractOf('quote', { calls: exampleCalls(...fields) });
const ask = () => readApi({ API_ORIGIN: origin });
const canary = { what: 'canary', release: 'quote@bbbbbb-1', share: 0.1, why: 'a test' } as const;
const promote = { what: 'promote', release: 'quote@bbbbbb-1', why: 'a test' } as const;

test.each([promote, canary])(
  '$what of a client that the running API does not serve is refused',
  async (act) => {
    await releases.begin(quoteWith('year', 'wheels'), live);
    const before = await readReleaseFile(releases.store);
    await expect(releases.act(act, ask())).rejects.toMatchObject({
      code: 'breaks_call',
      attribute: 'body.wheels',
      owner: 'Back end',
      message: expect.stringContaining('POST /v2/quotes/{}/vehicles, field body.wheels: is not accepted'),
    });
    expect(await readReleaseFile(releases.store)).toEqual(before);
    expect((await readLog(releases.store)).entries).toMatchObject([
      { what: `refused: ${act.what} quote@bbbbbb-1` },
    ]);
  },
);

test('publishing a client without a field that the running API requires is refused', async () => {
  required = ['year', 'color'];
  await releases.begin(contractOf('quote'), (part) =>
    contractOf(part, part === 'quote' ? { calls: exampleCalls('year', 'color') } : {}),
  );
  const refused = { code: 'breaks_call', attribute: 'body.color', owner: 'Back end' };
  await expect(releases.publish(quoteWith('year'), ask())).rejects.toMatchObject(refused);
});

test('a client that sends an optional field of the running API passes, and the log says which API was asked', async () => {
  await releases.begin(quoteWith('year', 'color'), live);
  await releases.act(promote, ask());
  const checks = (await readLog(releases.store)).entries.at(-1)?.checks;
  expect(checks?.slice(0, 2)).toEqual(['quote: minor change', `api: asked at ${origin}`]);
});

test('an API that does not answer stops whatever goes live, with a reason and what to do', async () => {
  await releases.begin(quoteWith('year'), live);
  api.close();
  api.closeAllConnections();
  await expect(releases.act(promote, ask())).rejects.toMatchObject({
    statusCode: 503,
    code: 'api_silent',
    attribute: 'API_ORIGIN',
    owner: 'Back end',
    message: expect.stringMatching(
      /^The API at http:.*Start it, or set API_ORIGIN .* none if the site has none$/,
    ),
  });
  // Stopping must always be possible.
  await releases.act({ what: 'freeze', why: 'a test' }, ask());
  expect((await readReleaseFile(releases.store))?.frozen).toBe(true);
});

test('without a setting, the API on this machine is asked; a wrong setting is named', async () => {
  await expect(readApi({ PORT_BASE: '1' })()).rejects.toThrow('The API at http://127.0.0.1:11 ');
  expect(() => readApi({ API_ORIGIN: 'localhost' })).toThrow('API_ORIGIN must be');
});
