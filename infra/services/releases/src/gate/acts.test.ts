import type { Contract } from '@shared/kit';
import { readLog } from '../acts/actLog';
import { describedApi } from '../commands/describedApi';
import { APP_NAMES, type AppName } from '../model/release';
import { readReleaseFile } from '../store/ledger';
import { readRecorded } from '../recorded/readRecorded';
import { contractedReleases } from '../testing/contractedReleases';
import { contractNow, contractWith, type Edits } from '../testing/readContracts';
import { apiContract, type ApiDescription } from './apiContract';
import type { AskApi } from './askApi';
import { checkApi } from './checkApi';
import { wireClashes } from './clashes';
import { sentenceOf } from './demandContracts';
import { judge } from './judge';

/** Changes of this site's real sources, through the acts by which a part goes live beside the real others. */
const live = new Map<AppName, Contract>();
let description: ApiDescription;
const askApi: AskApi = async () => ({ contract: apiContract(description), check: 'api: asked' });
const liveOf = (part: AppName): Contract => {
  const contract = live.get(part);
  if (!contract) throw new Error(`${part} was not read`);
  return contract;
};

beforeAll(async () => {
  description = await describedApi();
  for (const part of APP_NAMES) live.set(part, await contractNow(part));
});

let releases: ReturnType<typeof contractedReleases>;
beforeEach(() => {
  releases = contractedReleases();
});
afterEach(() => releases.remove());

const EVENTS = 'shared/event-bus/src/events.ts';
const EDIT_HOOK = 'shared/api-client/src/hooks/useQuoteEdit.ts';
const QUOTE = 'shared/domain/src/entities/quote.ts';
const ROUTES = 'shared/domain/src/paths/routes.ts';
const RATES = 'remotes/rates/src/steps.ts';
const version = "'quote:version-changed': { quoteId: string; version: number";

/** The same edit of the shared texts in both languages. */
const inTexts = (from: string, to: string): Edits => ({
  'shared/i18n/src/locales/en/frameWords.ts': [[from, to]],
  'shared/i18n/src/locales/es/frameWords.ts': [[from, to]],
});

interface Row {
  what: string;
  part: AppName;
  edits: Edits;
}

const BREAKING: (Row & { code: string; field: string; owner: string; says: string })[] = [
  {
    what: 'a renamed field of an event',
    part: 'quote',
    edits: {
      [EVENTS]: [[version, "'quote:version-changed': { quoteId: string; edition: number"]],
      [EDIT_HOOK]: [['{ quoteId, version }', '{ quoteId, edition: version }']],
    },
    code: 'breaks_event',
    field: 'version',
    owner: 'Platform team',
    says: 'event quote:version-changed, field version: is missing; bind (Bind team) needs it',
  },
  {
    what: 'a removed text key',
    part: 'shell',
    edits: inTexts('alerts: {\n    covered:', 'alerts: {\n    coveredNow:'),
    code: 'breaks_text',
    field: 'textKey',
    owner: 'Quote team',
    says: 'text common:alerts.covered, field textKey: is a text that the shell lacks; quote (Quote team) needs it',
  },
  {
    what: 'a removed route',
    part: 'rates',
    edits: { [RATES]: [["at: ['rates']", 'at: []']] },
    code: 'breaks_route',
    field: '/quotes/:quoteId/rates',
    owner: 'Platform team',
    says: 'route /quotes/:quoteId/rates: is linked to, and no part has it; quote (Quote team) needs it',
  },
  {
    what: 'a wire field that became required',
    part: 'rates',
    edits: {
      [QUOTE]: [
        ['  quote_number: {', "  loyalty: { type: { is: 'server', of: 'name' } },\n  quote_number: {"],
      ],
    },
    code: 'breaks_call',
    field: 'answer.loyalty',
    owner: 'Back end',
    says: 'field answer.loyalty: is missing; the other side is api (Back end)',
  },
];

const COMPATIBLE: Row[] = [
  {
    what: 'a new optional field of an event',
    part: 'quote',
    edits: {
      [EVENTS]: [[version, `${version}; edition?: number`]],
      [EDIT_HOOK]: [['{ quoteId, version }', '{ quoteId, version, edition: version }']],
    },
  },
  {
    what: 'a new text key',
    part: 'shell',
    edits: inTexts('    covered:', "    welcome: 'Welcome',\n    covered:"),
  },
  {
    what: 'a new route',
    part: 'rates',
    edits: {
      [RATES]: [["at: ['rates']", "at: ['rates', 'history']"]],
      [ROUTES]: [['  compare: {', "  history: { pattern: '/rates/:quoteId/history' },\n  compare: {"]],
    },
  },
  {
    what: 'a new optional wire field',
    part: 'rates',
    edits: {
      [QUOTE]: [
        [
          '  quote_number: {',
          "  loyalty: { type: { is: 'server', of: 'name' }, returned: 'sometimes' },\n  quote_number: {",
        ],
      ],
    },
  },
];

const promote = { what: 'promote', why: 'a test' } as const;

test.each(BREAKING)('$what is stopped at publish and promote, with field and owner', async (row) => {
  const contract = await contractWith(row.part, row.edits);
  const release = await releases.begin(contract, liveOf);
  const before = await readReleaseFile(releases.store);
  const refusal = {
    statusCode: 422,
    code: row.code,
    attribute: row.field,
    owner: row.owner,
    message: expect.stringMatching(/^This major change of /),
  };
  for (const act of [
    () => releases.publish(contract, askApi),
    () => releases.act({ ...promote, release }, askApi),
  ]) {
    await expect(act()).rejects.toMatchObject(refusal);
    await expect(act()).rejects.toThrow(row.says);
  }
  expect(await readReleaseFile(releases.store)).toEqual(before);
  const said = (await readLog(releases.store)).entries.map(({ what }) => what);
  expect(said).toEqual([
    ...Array(2).fill(`refused: publish ${row.part}`),
    ...Array(2).fill(`refused: promote ${release}`),
  ]);
});

test.each(COMPATIBLE)('$what is published and goes live', async ({ part, edits }) => {
  const contract = await contractWith(part, edits);
  await releases.begin(liveOf(part), liveOf);
  const { release } = await releases.publish(contract, askApi);
  await releases.act({ ...promote, release }, askApi);
  expect((await readReleaseFile(releases.store))?.pointers[part]?.live).toBe(release.split('@')[1]);
  expect((await readLog(releases.store)).entries.at(-1)?.checks).toEqual([
    `${part}: minor change`,
    'api: asked',
    'browser: not asked (walks are waived)',
  ]);
});

/** The API with other required fields of a car that is added. */
function apiRequiring(change: (required: string[]) => string[]) {
  const edited = structuredClone(description);
  const body = edited.paths['/v2/quotes/{id}/vehicles']?.['post']?.['x-sealed-request'];
  if (!body?.required) throw new Error('Nothing is required of a car');
  body.required = change(body.required);
  return apiContract(edited);
}

test('an API in which a wire field became required is stopped for the live client, and an optional one passes', async () => {
  await releases.begin(liveOf('quote'), liveOf);
  const running = apiContract(description);
  const stricter = await checkApi(
    releases.store,
    apiRequiring((names) => [...names, 'body_class']),
    running,
  );
  expect(stricter.breaks).toContain(
    'quote@aaaaaa-1: call POST /v2/quotes/{}/vehicles, field body.body_class: may be missing; the other side is quote (Quote team)',
  );
  const looser = await checkApi(
    releases.store,
    apiRequiring(() => []),
    running,
  );
  expect(looser.breaks).toEqual([]);
});

/** What worked among the parts and the API that were given to teams last must work with each of these sources, alone. */
describe('one step from the version that was given to teams last', () => {
  const { contracts, api } = readRecorded();

  test.each(APP_NAMES)('%s of these sources works beside the recorded others, and they beside it', (part) => {
    const others = Object.values(contracts).filter((one) => one.part !== part);
    const before = contracts[part] ?? null;
    // The ranges of shared libraries come from a build, which a test does not make.
    const now = { ...liveOf(part), singletons: before?.singletons ?? {} };
    expect(judge(now, { before, others, api: apiContract(api) }).breaks).toEqual([]);
  });

  test('the recorded clients are served by the API of these sources', () => {
    const broken = Object.values(contracts).flatMap((client) => {
      const known = new Set(wireClashes(client, apiContract(api), client).map(sentenceOf));
      const now = wireClashes(client, apiContract(description), client).map(sentenceOf);
      return now.filter((one) => !known.has(one));
    });
    expect(broken).toEqual([]);
  });
});
