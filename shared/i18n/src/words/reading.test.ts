import { GIVEN, isLegal, isList } from './exempt';
import { countsOf, gradeOf, inflesz, longestSentence } from './reading';
import { placeOf, saidTexts, type SaidText } from './saidTexts';

/** Shorter texts are labels, whose grade depends on one long term. */
const MIN_WORDS = 10;
const MAX_GRADE = 8;
/** INFLESZ calls this normal: readable after eight years of school. */
const MIN_INFLESZ = 55;
/** In words, of a Spanish sentence. */
const MAX_SENTENCE = 25;

const free = saidTexts.filter((said) => !(said.text in GIVEN) && !isLegal(said) && !isList(said));
const english = free.filter(({ language }) => language === 'en');
const spanish = free.filter(({ language }) => language === 'es');

/** The texts of each file as one text: a screen, a letter or a document. */
function byFile(said: readonly SaidText[]): [file: string, text: string][] {
  const files = new Map<string, string>();
  for (const { file, text } of said) {
    const ended = text.replace(/[^.?:]$/, '$&.');
    files.set(file, `${files.get(file) ?? ''} ${ended}`);
  }
  return [...files];
}

test('the measures tell an easy text from a hard one', () => {
  const easy = countsOf('The cat sat on the mat. It was warm.', 'en');
  const hard = countsOf('Notwithstanding any contractual provision, indemnification is unavailable.', 'en');
  expect(easy).toEqual({ sentence: 2, word: 9, syllable: 9 });
  expect(gradeOf(easy)).toBeLessThan(1);
  expect(gradeOf(hard)).toBeGreaterThan(16);
  expect(countsOf('El río suena. La aseguradora paga.', 'es')).toEqual({
    sentence: 2,
    word: 6,
    syllable: 14,
  });
  expect(countsOf('{{name}} vive en Nueva York.', 'es')).toMatchObject({ word: 4 });
});

test('English: every text reads at grade 8 or below (voice)', () => {
  const hard = english
    .map((said) => ({ said, counts: countsOf(said.text, 'en') }))
    .filter(({ counts }) => counts.word >= MIN_WORDS && gradeOf(counts) > MAX_GRADE)
    .map(({ said, counts }) => `${gradeOf(counts).toFixed(1)} ${placeOf(said)}`);
  expect(hard).toEqual([]);
});

test.each(byFile(english))('English: %s reads at grade 8 or below as a whole', (_file, text) => {
  const counts = countsOf(text, 'en');
  if (counts.word >= 100) expect(gradeOf(counts)).toBeLessThanOrEqual(MAX_GRADE);
});

test('Spanish: no sentence is longer than 25 words', () => {
  expect(spanish.filter(({ text }) => longestSentence(text) > MAX_SENTENCE).map(placeOf)).toEqual([]);
});

test.each(byFile(spanish))('Spanish: %s reads as normal or easier as a whole (INFLESZ)', (_file, text) => {
  const counts = countsOf(text, 'es');
  if (counts.word >= 100) expect(inflesz(counts)).toBeGreaterThanOrEqual(MIN_INFLESZ);
});
