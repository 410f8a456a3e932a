import { faultsOf, type Component } from './faultsOf';

const under = (...licenses: NonNullable<Component['licenses']>): Component[] => [
  { name: 'one', version: '1.0.0', licenses },
];

test.each([
  [{ license: { id: 'MIT' } }],
  [{ expression: '(GPL-3.0-only OR MIT)' }],
  [{ expression: 'Apache-2.0 AND MIT' }],
])('%j is allowed', (license) => {
  expect(faultsOf(under(license), {})).toEqual([]);
});

test.each([
  [{ license: { id: 'AGPL-3.0-only' } }, 'one 1.0.0 is under AGPL-3.0-only'],
  [{ expression: 'MIT AND GPL-3.0-only' }, 'one 1.0.0 is under MIT AND GPL-3.0-only'],
])('%j is not', (license, fault) => {
  expect(faultsOf(under(license), {})).toEqual([fault]);
});

test('a package without a license is named, unless somebody read it; our own need none', () => {
  expect(faultsOf(under(), {})).toEqual(['one 1.0.0 names no license']);
  expect(faultsOf(under(), { one: 'its LICENSE file is the MIT license' })).toEqual([]);
  const ours = { name: 'ui', version: '1.5.0', purl: 'pkg:npm/%40shared/ui@1.5.0' };
  expect(faultsOf([ours], {})).toEqual([]);
});
