import { isLatin } from '@shared/domain';
import { policyFactsOf } from '../../testing/policyFacts';
import { carOf, personOf } from '../../testing/household';
import { readPdf } from '../../testing/readPdf';
import { renderPapers } from '../renderPapers';
import { winAnsi } from './winAnsi';

const LAST_SIGN = 0x10ffff;
const SIGNS = Array.from({ length: LAST_SIGN + 1 }, (_, code) => String.fromCodePoint(code));
const ACCEPTED = SIGNS.filter((sign) => isLatin(sign));

test('every character that the forms accept is drawn, and only the question mark as itself', () => {
  expect(ACCEPTED.length).toBeGreaterThan(700);
  const lost = ACCEPTED.filter((sign) => sign !== '?' && /^$|\?/.test(winAnsi(sign)));
  expect(lost).toEqual([]);
});

test('each drawn character, also with combining marks, is still one that the forms accept', () => {
  expect(ACCEPTED.filter((sign) => !isLatin(winAnsi(sign)))).toEqual([]);
});

test.each([
  ['Łukasz Ősz', 'Lukasz Osz'],
  ['Ħal Għarb', 'Hal Gharb'],
  ['Erdoğan Işık', 'Erdogan Isik'],
  ['Đặng Thị Phượng', 'Dang Thi Phuong'],
  ['Đặng Thị Phượng'.normalize('NFD'), 'Dang Thi Phuong'],
  ['Ștefan Țurcanu', 'Stefan Turcanu'],
  ['Škoda Žižka', 'Škoda Žižka'],
  ['José Núñez', 'José Núñez'],
  ['Jose\u0301', 'José'],
  ['Əliyev ẞ Ĳssel Ŋ', 'Aliyev SS IJssel N'],
  ['Þór Ægir m\u0302', 'Þór Ægir m'],
  ['Kaʻiulani, 5′ 10″, −3 ― 4‑5', "Ka‘iulani, 5' 10'', -3 — 4-5"],
  ['a\r\nb\rc\td', 'a\nb\nc d'],
])('%j is drawn as %j', (text, written) => {
  expect(winAnsi(text)).toBe(written);
});

test('drawn text is what a PDF reader extracts', async () => {
  const written = [...new Set(ACCEPTED.flatMap((sign) => Array.from(winAnsi(sign))))].filter((sign) =>
    /\S/.test(sign),
  );
  const lines = Array.from({ length: Math.ceil(written.length / 20) }, (_, at) =>
    written.slice(at * 20, at * 20 + 20).join(''),
  );
  const incident = { type: 'at_fault', date: '2024-12-31', description: lines.join('\n') };
  const drivers = [personOf(1, { accident_violations: [incident] })];
  const { packet } = await renderPapers(policyFactsOf({ vehicles: [carOf(1, 'TX')], drivers }));
  // The reader returns the Greek letter for the micro sign; they look the same.
  const text = readPdf(packet).text.replaceAll('μ', 'µ');
  expect(lines.filter((line) => !text.includes(line))).toEqual([]);
});
