import { sections } from '../data/sections';
import { waitsFor, type Section } from '../model/section';
import { faultsOf } from './faultsOf';

const start: Section = {
  title: 'Start',
  sentences: [
    { id: '2.3-1', journey: 'quote', text: 'A field.' },
    { id: '2.9-1', journey: 'rates', text: 'A price.' },
    { id: '5-9', journey: 'purchase', issue: 5, text: 'A birthday.' },
  ],
};
const shows = (...ids: string[]) => ({ file: 'a.test.ts', title: 'shows', ids });

test('a sentence of the quote or the prices without a test is a fault; one that waits is none', () => {
  expect(faultsOf([start], [shows('2.3-1', '2.9-1')])).toEqual([]);
  expect(faultsOf([start], [shows('2.9-1')])).toEqual(['no test of 2.3-1: A field.']);
});

test('a sentence of the purchase waits for its issue, and no longer than that', () => {
  const sentence = { id: '5-9', journey: 'purchase', issue: 4, text: 'A birthday.' } as const;
  expect([waitsFor(sentence, [4, 5]), waitsFor(sentence, [5])]).toEqual([4, null]);
});

test('an id that no sentence has is a fault, with the test that names it', () => {
  expect(faultsOf([start], [shows('2.3-1', '2.9-1', '2.3-99')])).toEqual([
    'no sentence 2.3-99: a.test.ts, "shows"',
  ]);
});

test('every sentence has an id of its own, of its own section', () => {
  const ids = sections.flatMap(({ sentences }) => sentences.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const { title, sentences } of sections) {
    const prefix = title.startsWith('Readings')
      ? /^R\d+(-\d+)?$/
      : new RegExp(`^${title.split(' ')[0]}-\\d+$`);
    expect(sentences.filter(({ id }) => !prefix.test(id))).toEqual([]);
  }
});
