import { declaredPackages } from './declared';
import { newerIn } from './outdated';
import { REASONS } from './reasons';

test('every declared package has a reason, and no reason is left of one that is gone', () => {
  expect(Object.keys(REASONS).toSorted()).toEqual([...declaredPackages().keys()]);
});

test('a package names who asks for it', () => {
  expect(declaredPackages().get('kysely')).toContain('@infra/api');
});

test('what npm says of several users is said once, and of another system not at all', () => {
  const [old, other] = [{ current: '1.0.0', latest: '2.0.0' }, { latest: '3.0.0' }];
  const same = { current: '1.0.0', latest: '1.0.0' };
  const ahead = { current: '10.0.0', latest: '9.6.1' };
  expect([...newerIn(JSON.stringify({ one: [old, old], other, same, ahead })).keys()]).toEqual(['one']);
});
