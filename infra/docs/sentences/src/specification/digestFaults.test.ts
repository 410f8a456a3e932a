import { digests } from '../data/digests';
import { sections } from '../data/sections';
import type { Section } from '../model/section';
import { digestFaults } from './digestFaults';
import { sentencesIn } from './sentencesIn';

const SPECIFICATION = `# A product

## 2. Screens

### 2.3 Start

- A field (placeholder 60018). It takes digits, e.g. five.
- Its color is not shown.

**Calls**

| Method | Path |
| --- | --- |
| GET | /quotes. Or none. |
`;
const start: Section = {
  title: '2.3 Start',
  sentences: { '2.3-1': 'A field.', '2.3-2': 'Digits.', '2.3-3': 'A call.' },
};
const [field, digits, color, call] = sentencesIn(SPECIFICATION).map(({ digest }) => digest);
const rows = {
  [field ?? '']: '2.3-1',
  [digits ?? '']: '2.3-2',
  [color ?? '']: 'silent',
  [call ?? '']: '2.3-3',
};

test('it is split at lines and full stops; titles and the heads of tables are no sentences', () => {
  expect(sentencesIn(SPECIFICATION).map(({ section, text }) => `${section}: ${text}`)).toEqual([
    '2.3: A field (placeholder 60018).',
    '2.3: It takes digits, e.g. five.',
    '2.3: Its color is not shown.',
    '2.3: | GET | /quotes. Or none. |',
  ]);
});

test('a specification whose sentences all have rows has no fault', () => {
  expect(digestFaults(rows, [start], SPECIFICATION)).toEqual([]);
});

test('a reworded sentence is a fault twice: it has no row, and its old words are gone', () => {
  expect(digestFaults(rows, [start], SPECIFICATION.replace('five', 'six'))).toEqual([
    expect.stringMatching(/^no row for \w{10} of section 2\.3: It takes digits, e\.g\. six\.$/),
    `gone from the specification, or reworded: ${digits} (2.3-2)`,
  ]);
});

test('a sentence that says something cannot be silent', () => {
  expect(digestFaults({ ...rows, [digits ?? '']: 'silent' }, [start], SPECIFICATION)).toEqual([
    `${digits} has no row, but says something: It takes digits, e.g. five.`,
  ]);
});

test('a digest of a row that does not exist is a fault, with or without the specification', () => {
  const wrong = { ...rows, [field ?? '']: '2.3-1 2.3-9' };
  const fault = [`no sentence 2.3-9: digest ${field}`];
  expect(digestFaults(wrong, [start], SPECIFICATION)).toEqual(fault);
  expect(digestFaults(wrong, [start], null)).toEqual(fault);
});

test('the stored digests name rows that exist', () => {
  expect(Object.keys(digests).length).toBeGreaterThan(400);
  expect(digestFaults(digests, sections, null)).toEqual([]);
});
