import type { Contract } from '@shared/kit';
import { APP_NAMES } from '../model/release';
import { contractNow } from '../testing/readContracts';
import { missing, unheard, unsent } from './compareEvents';
import { readEvents } from './readEvents';
import { readRecorded } from './readRecorded';

const { version, events } = readEvents();
const { version: given, contracts } = readRecorded();
const recorded = Object.values(contracts);
const now: Contract[] = [];

const owners = (parts: readonly Contract[]) => parts.map(({ part, owner }) => [part, owner]);

beforeAll(async () => {
  for (const part of APP_NAMES) now.push(await contractNow(part));
});

test('the events are of the version whose contracts were recorded', () => {
  expect(version).toBe(given);
});

test('the recorded events are as the recorded contracts say, so comparing contracts judges what happens', () => {
  expect(unsent(events, recorded)).toEqual([]);
  expect(unheard(events, recorded)).toEqual([]);
});

// The platform keeps a part's owner, so a build of the version before would be refused under another name.
test('each part of these sources has the owner that it was recorded with', () => {
  expect(owners(now)).toEqual(expect.arrayContaining(owners(recorded)));
});

test('the parts of these sources accept each recorded event that they listen to', () => {
  expect(unheard(events, now)).toEqual([]);
});

test('the parts of these sources send each recorded event with its fields', () => {
  expect(unsent(events, now)).toEqual([]);
});

test('the recorded journey leads to a signed policy, and each part has listened to something', () => {
  const names = new Set(events.map(({ name }) => name));
  for (const name of ['RATED_QUOTE', 'RATED_FINAL_QUOTE', 'site:home-requested'])
    expect(names).toContain(name);
  expect(events.map(({ path }) => path)).toContain('/bol/quotes/quote-1/issued');
  const deaf = now.filter(({ listens }) => !Object.keys(listens).some((name) => names.has(name)));
  expect(deaf.map(({ part }) => part)).toEqual([]);
});

describe('what the comparison notices', () => {
  const listener: Contract = {
    part: 'bind',
    owner: 'Bind team',
    remoteModule: 1,
    singletons: {},
    host: [],
    sends: {},
    listens: {
      RATING_QUOTE: { type: 'object', properties: { quote: { type: 'string' } }, required: ['quote'] },
    },
    forwards: false,
    routes: [],
    links: [],
    calls: {},
    texts: { offers: [], missing: [] },
    types: {},
  };
  const rating = { name: 'RATING_QUOTE', payload: { quoteId: 'quote-1' } };

  test('a field that a listener needs by another name, with field and owner', () => {
    expect(unheard([rating], [listener])).toEqual([
      'event RATING_QUOTE, field quote: is missing; bind (Bind team) needs it',
    ]);
  });

  test('an event that nobody sends any more, and a field', () => {
    expect(unsent([rating], [listener])).toEqual(['event RATING_QUOTE: nobody sends it']);
    const sends = listener.listens;
    expect(unsent([rating], [{ ...listener, sends }])).toEqual([
      'event RATING_QUOTE, field quoteId: nobody sends it',
    ]);
  });

  test('an event that comes less often; a sticky one only has to come', () => {
    const language = { name: 'shell:language-changed', payload: { language: 'en' } };
    expect(missing([rating, rating, language, language], [rating, language])).toEqual([
      'event 1 of the recording, RATING_QUOTE with quoteId',
    ]);
    expect(missing([rating], [{ ...rating, payload: { quote: 'quote-1' } }])).toHaveLength(1);
    expect(missing([rating], [{ ...rating, payload: { quoteId: 'quote-9', more: 1 } }])).toEqual([]);
  });
});
