import { safeStorage } from './safeStorage';

/** An in-memory storage that rejects writes while `isFull`. */
function aStorage() {
  const kept = new Map<string, string>();
  const room = { isFull: false };
  const storage: Storage = {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem(name, value) {
      if (room.isFull) throw new Error('QuotaExceededError');
      kept.set(name, value);
    },
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
  return { kept, room, store: safeStorage(() => storage) };
}

const blocked = () =>
  safeStorage(() => {
    throw new Error('SecurityError');
  });

test('reads, lists, removes and keeps what is stored', () => {
  const { kept, store } = aStorage();
  store.setItem('quoteId', 'q1');
  expect([store.getItem('quoteId'), store.names(), store.isLasting()]).toEqual(['q1', ['quoteId'], true]);
  store.removeItem('quoteId');
  expect([store.getItem('quoteId'), store.names(), kept.size]).toEqual([null, [], 0]);
});

test('if the storage is blocked, values live as long as the page', () => {
  const store = blocked();
  expect([store.getItem('quoteId'), store.names(), store.isLasting()]).toEqual([null, [], false]);
  store.setItem('quoteId', 'q1');
  expect([store.getItem('quoteId'), store.names()]).toEqual(['q1', ['quoteId']]);
  store.removeItem('quoteId');
  expect([store.getItem('quoteId'), store.names()]).toEqual([null, []]);
});

test('a value that a full storage rejected overrides the stored one', () => {
  const { kept, room, store } = aStorage();
  store.setItem('version', 'old');
  room.isFull = true;
  store.setItem('version', 'new');
  expect([store.getItem('version'), [...new Set(store.names())], store.isLasting()]).toEqual([
    'new',
    ['version'],
    false,
  ]);
  room.isFull = false;
  store.setItem('version', 'newest');
  expect([store.getItem('version'), kept.get('version')]).toEqual(['newest', 'newest']);
  kept.set('version', 'of another tab');
  expect(store.getItem('version')).toBe('of another tab');
});

test('each value that could not be written is told, until one stops listening', () => {
  const { room, store } = aStorage();
  const told = jest.fn();
  const stop = store.onLoss(told);
  store.setItem('quoteId', 'q1');
  expect(told).not.toHaveBeenCalled();
  room.isFull = true;
  store.setItem('quoteId', 'q2');
  expect(told).toHaveBeenCalledTimes(1);
  stop();
  store.setItem('quoteId', 'q3');
  expect(told).toHaveBeenCalledTimes(1);
});

test('removing a rejected value also removes the older stored one', () => {
  const { room, store } = aStorage();
  store.setItem('quoteKey', 'old');
  room.isFull = true;
  store.setItem('quoteKey', 'new');
  store.removeItem('quoteKey');
  expect(store.getItem('quoteKey')).toBeNull();
});

test('asking isLasting leaves nothing behind', () => {
  const { kept, store } = aStorage();
  expect(store.isLasting()).toBe(true);
  expect(kept.size).toBe(0);
});
