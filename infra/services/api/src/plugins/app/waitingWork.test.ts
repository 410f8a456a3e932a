import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { readWaitingWork } from './waitingWork';

const NOW = 1_000_000;
const under = databaseUnderTest();
const read = () => readWaitingWork(under.database().kysely, NOW);

const letter = (id: string, created_at: number, state: 'waiting' | 'delivered') => ({
  id,
  quote_id: null,
  sealed: null,
  next_at: NOW,
  created_at,
  state,
});
const quote = (id: string, status: 'AUTHORIZED' | 'COMPLETE', updated_at: number) =>
  ({
    id,
    version: 1,
    status,
    state_code: 'IL',
    data_key: 'k',
    sealed: 's',
    created_at: 0,
    updated_at,
  }) as const;
const purchase = (id: string, quote_id: string, live: boolean) =>
  ({ id, quote_id, live, system: 'sdk', amount: 1, sealed: 's', next_at: NOW, created_at: 0 }) as const;

test('an empty site has nothing waiting', async () => {
  expect(await read()).toEqual({ letters: { count: 0, age: 0 }, purchases: [] });
});

test('what waits is counted with the age of the oldest; what is done is not', async () => {
  const database = under.database().kysely;
  await database
    .insertInto('outbox')
    .values([
      letter('a', NOW - 90_000, 'waiting'),
      letter('b', NOW - 5000, 'waiting'),
      letter('c', 0, 'delivered'),
    ])
    .execute();
  await database
    .insertInto('quotes')
    .values([quote('q', 'AUTHORIZED', NOW - 700_000), quote('r', 'COMPLETE', 0)])
    .execute();
  await database
    .insertInto('purchases')
    .values([purchase('p', 'q', true), purchase('s', 'r', false)])
    .execute();
  expect(await read()).toEqual({
    letters: { count: 2, age: 90_000 },
    purchases: [{ status: 'AUTHORIZED', count: 1, age: 700_000 }],
  });
});
