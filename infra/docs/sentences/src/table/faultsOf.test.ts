import { sections } from '../data/sections';
import type { Section } from '../model/section';
import { faultsOf } from './faultsOf';

const start: Section = { title: '2.3 Start', sentences: { '2.3-1': 'A field.', '2.3-2': 'A button.' } };
const shows = (ids: string[], asserts = true) => ({ file: 'a.test.ts', title: 'shows', ids, asserts });

test('a sentence without a test is a fault', () => {
  expect(faultsOf([start], [shows(['2.3-1', '2.3-2'])])).toEqual([]);
  expect(faultsOf([start], [shows(['2.3-2'])])).toEqual(['no test of 2.3-1: A field.']);
});

test('an unknown id is a fault, named with its test', () => {
  expect(faultsOf([start], [shows(['2.3-1', '2.3-2', '2.3-99'])])).toEqual([
    'no sentence 2.3-99: a.test.ts, "shows"',
  ]);
});

test('a test that names a sentence and asserts nothing is a fault', () => {
  expect(faultsOf([start], [shows(['2.3-1']), shows(['2.3-2'], false)])).toEqual([
    'nothing asserted for 2.3-2: a.test.ts, "shows"',
  ]);
});

test.each(sections)('the ids of $title are of that section', ({ title, sentences }) => {
  const shape = title.startsWith('Readings') ? /^R\d+(-\d+)?$/ : new RegExp(`^${title.split(' ')[0]}-\\d+$`);
  expect(Object.keys(sentences).filter((id) => !shape.test(id))).toEqual([]);
});

test('no two sections have the same title', () => {
  expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length);
});
