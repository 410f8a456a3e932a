import { isLatin } from '@shared/domain';
import { carOf, personOf } from '../../testing/household';
import { readPapers } from '../../testing/papers';
import { policyFactsOf } from '../../testing/policyFacts';
import { drawable } from '@infra/paper-font';

const LAST_SIGN = 0x10ffff;
const SIGNS = Array.from({ length: LAST_SIGN + 1 }, (_, code) => String.fromCodePoint(code));
const ACCEPTED = SIGNS.filter((sign) => isLatin(sign));

/** The papers of a household with a driver of this name, who tells of an accident. */
const papersOf = (name: { first_name?: string; last_name?: string }, description = 'A deer') => {
  const incident = { type: 'at_fault', date: '2024-12-31', description };
  const drivers = [personOf(1, { ...name, accident_violations: [incident] })];
  return readPapers(policyFactsOf({ vehicles: [carOf(1, 'TX')], drivers }));
};

const NAMES = [
  ['Łukasz', 'Ősz'],
  ['Nguyễn Thị', 'Phượng'],
  ['Ħal', 'Għarb'],
  ['Erdoğan', 'Işık'],
  ['Kaʻiulani', 'O’Neil-Núñez'],
  ['Ṣalāḥ', 'Ḫalīl Jr.'],
] as const;

test('names are on every paper as typed', async () => {
  const drivers = NAMES.map(([first_name, last_name], at) => personOf(at + 1, { first_name, last_name }));
  const { packet, decPage, idCards } = await readPapers(
    policyFactsOf({ vehicles: [carOf(1, 'TX')], drivers }),
  );
  for (const { text } of [packet, decPage, idCards])
    expect(NAMES.map((name) => name.join(' ')).filter((name) => !text.includes(name))).toEqual([]);
});

test('a letter typed as two characters is drawn as one, and a mark without such a letter stays', async () => {
  expect(drawable('Jose\u0301 m\u0302\r\na\tb')).toBe('José m\u0302\na b');
  const { decPage } = await papersOf({ first_name: 'Jose\u0301', last_name: 'Nguye\u0302\u0303n' });
  expect(decPage.text).toContain('José Nguyễn');
});

test('what the forms accept is never replaced, and anything else is', () => {
  expect(ACCEPTED.length).toBeGreaterThan(700);
  expect(ACCEPTED.filter((sign) => sign !== '?' && drawable(sign).includes('?'))).toEqual([]);
  expect(drawable('王 Иван')).toBe('? ????');
});

test('every character that the forms accept is what a PDF reader extracts', async () => {
  const written = [...new Set(ACCEPTED.map(drawable))].filter((sign) => /\S/.test(sign));
  const lines = Array.from({ length: Math.ceil(written.length / 20) }, (_, at) =>
    written.slice(at * 20, at * 20 + 20).join(''),
  );
  const { packet } = await papersOf({}, lines.join('\n'));
  // The reader returns the Greek letter for the micro sign; they look the same.
  const text = packet.text.replaceAll('μ', 'µ');
  expect(lines.filter((line) => !text.includes(line))).toEqual([]);
});
