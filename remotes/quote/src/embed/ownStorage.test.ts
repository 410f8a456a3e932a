import { safeStorage } from '@shared/domain';
import { memoryStorage } from '@shared/testing';
import { inMemory, ownStorage } from './ownStorage';

test('two embeds of one storage see only their own names', () => {
  const shared = memoryStorage();
  const kept = safeStorage(() => shared);
  const [one, other] = [ownStorage(kept, 'embed:a:'), ownStorage(kept, 'embed:b:')];
  one.setItem('quoteId', '1');
  other.setItem('quoteId', '2');
  shared.setItem('quoteId', 'of the site');
  expect([one.getItem('quoteId'), one.length, one.key(0), one.key(1)]).toEqual(['1', 1, 'quoteId', null]);
  one.clear();
  expect([one.getItem('quoteId'), other.getItem('quoteId'), shared.getItem('quoteId')]).toEqual([
    null,
    '2',
    'of the site',
  ]);
});

test('in memory it works where there is no storage at all', () => {
  const own = ownStorage(inMemory(), '');
  own.setItem('quoteId', '1');
  expect(own.getItem('quoteId')).toBe('1');
  own.removeItem('quoteId');
  expect(own.length).toBe(0);
});
