import { createTransport } from '@shared/api-client';
import { createBus } from '@shared/event-bus';
import { memoryStorage } from '@shared/testing';
import { prefill } from './prefill';

const HOME = 'draft:quote-1:edit';

function fill(stored: Record<string, string> = {}) {
  const store = memoryStorage(stored);
  const bus = createBus();
  const transport = createTransport({ apiBase: '', vehicleDataBase: '', storage: store });
  const change = prefill({ store, bus, transport }, { homeowner: true });
  const begin = () => bus.emit('quote:identified', { quoteId: 'quote-1', state: 'IL' });
  return { store, begin, change };
}

test('a quote that begins is filled with what the partner knows by then', () => {
  const { store, begin, change } = fill();
  change({ homeowner: false });
  begin();
  expect(store.getItem(HOME)).toBe('{"homeowner":false}');
});

test('what the shopper typed stays', () => {
  const { store, begin } = fill({ [HOME]: '{"homeowner":false}' });
  begin();
  expect(store.getItem(HOME)).toBe('{"homeowner":false}');
});

test('a quote from before a reload keeps its own answers', () => {
  const { store, begin } = fill({ quoteId: 'quote-1' });
  begin();
  expect(store.getItem(HOME)).toBeNull();
});
