import { exampleBuild, exampleReleaseFile } from '../testing/exampleRelease';
import { byApp } from './byApp';
import { demandKept, keptFor, keptLine, keptPart, partsWith, statedBy } from './parts';
import { APP_NAMES } from './release';

const build = {
  ...exampleBuild('quote'),
  routes: ['/quotes/new', '/quotes/:resource', '/drivers/:driverId/edit'],
  budgets: { all: { '/quotes/new': 145 }, step: 15 },
};
const kept = statedBy(build);

test('a part is kept with what it states: owner, budgets, and the first segments of its routes', () => {
  expect(kept).toEqual({ owner: 'quote team', budgets: build.budgets, routes: ['/quotes', '/drivers'] });
  expect(() => demandKept(kept, build)).not.toThrow();
  expect(keptLine('quote', kept)).toBe(
    'quote: quote team; step 15 KB, /quotes/new 145 KB; /quotes, /drivers',
  );
});

test.each([
  ['a smaller budget', { budgets: { all: { '/quotes/new': 140 }, step: 14 } }],
  ['no budget for screens that are then weighed at 0', { budgets: { all: { '/quotes/new': 145 } } }],
  ['another route below its own', { routes: ['/quotes/garage', '/drivers'] }],
])('a build may state %s', (_name, change) => {
  expect(() => demandKept(kept, { ...build, ...change })).not.toThrow();
});

test.each([
  ['another owner', { owner: 'Rates team' }, 'owner', 'the platform keeps quote team'],
  [
    'a larger budget of each screen',
    { budgets: { ...build.budgets, step: 15.1 } },
    'budgets',
    '15.1 KB for step',
  ],
  ['a budget that is not kept', { budgets: { ...build.budgets, first: 1 } }, 'budgets', 'keeps no budget'],
  [
    'a larger cold load',
    { budgets: { all: { '/quotes/new': 146 }, step: 15 } },
    'budgets',
    '146 KB for /quotes/new',
  ],
  ['no limit for a cold load', { budgets: { step: 15 } }, 'budgets', 'no budget for /quotes/new'],
  [
    'a laxer budget for one more screen',
    { budgets: { all: { '/quotes/new': 145, '/drivers/new': 300 }, step: 15 } },
    'budgets',
    '300 KB for /drivers/new',
  ],
  ["another part's route", { routes: ['/quotes/new', '/bol/rate'] }, 'routes', '/bol/rate'],
  ['a route that only begins like its own', { routes: ['/quotesandmore'] }, 'routes', '/quotesandmore'],
])('a build is refused with %s', (_name, change, attribute, said) => {
  const refused = expect(() => demandKept(kept, { ...build, ...change }));
  refused.toThrow(said);
  refused.toThrow(
    expect.objectContaining({ code: 'not_as_kept', statusCode: 422, attribute, owner: 'quote team' }),
  );
});

test('before the platform has said anything, what the live version stated is kept', () => {
  const file = exampleReleaseFile();
  expect(keptPart({}, file, 'rates')).toEqual({ owner: 'rates team', budgets: {}, routes: ['/rates'] });
  expect(keptPart({ rates: kept }, file, 'rates')).toBe(kept);
  expect(keptPart({}, null, 'rates')).toBeNull();
});

test("a team's build of a new part waits for the platform, whose first build is taken in", () => {
  expect(keptFor({}, null, 'quote', true)).toBeNull();
  expect(() => keptFor({}, null, 'quote', false)).toThrow('the platform must publish it first');
  expect(keptFor({ quote: kept }, null, 'quote', true)).toBe(kept);
});

describe('builds of every part, which the platform publishes together', () => {
  const builds = byApp(APP_NAMES.map((app) => exampleBuild(app)));
  const first = partsWith({}, builds, false);
  const larger = { ...builds, bind: { ...builds.bind, budgets: { first: 80 } } };

  it('are taken in the first time, and must stay within that', () => {
    expect(first.parts.rates).toEqual({ owner: 'rates team', budgets: {}, routes: ['/rates'] });
    expect(first.lines).toHaveLength(APP_NAMES.length);
    expect(partsWith(first.parts, builds, false)).toEqual({ parts: first.parts, lines: [] });
    expect(() => partsWith(first.parts, larger, false)).toThrow('bind states 80 KB for first');
  });

  it('are taken in by every start, which says what changed', () => {
    const { parts, lines } = partsWith(first.parts, larger, true);
    expect(parts.bind?.budgets).toEqual({ first: 80 });
    expect(lines).toEqual(['kept from now on: bind: bind team; first 80 KB; /bind']);
  });
});
