import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { TextLanguage } from '../languages';
import { stateName } from '../stateNames';
import { US_STATES } from '@shared/domain/purchase';

/** Variables and state names, each of which counts as one short word. */
const NAMES = new RegExp(
  [
    String.raw`\{\{?\w+\}?\}`,
    ...US_STATES.flatMap((code) => [stateName(code, 'en'), stateName(code, 'es')]),
  ].join('|'),
  'g',
);
const WORD = /[\p{L}\d][\p{L}\d.,’'-]*/gu;
const SENTENCE_END = /[.?!]+[”)]?(?:\s|$)/;

/** The vowels of one Spanish syllable. Two strong vowels, or a strong one and an accented weak one, are two syllables. */
const NUCLEUS = /[iuüy]?[aeoáéó](?:[iuy](?![aeoáéó]))?|[iuüíú]{1,2}|y(?![aeiouáéíóú])/g;
const spanishSyllables = (word: string): number =>
  word
    .toLowerCase()
    .replaceAll(/([qg])u(?=[eiéí])/g, '$1')
    .match(NUCLEUS)?.length ?? 1;

const SYLLABLES: Record<TextLanguage, (word: string) => number> = { en: syllable, es: spanishSyllables };

/** How many sentences, words and syllables a text has. */
export interface Counts {
  sentence: number;
  word: number;
  syllable: number;
}

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];
const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(NAMES, 'Ana')
    .split(SENTENCE_END)
    .filter((part) => /[\p{L}\d]/u.test(part));

/** Length of the longest sentence, in words. */
export const longestSentence = (text: string): number =>
  Math.max(0, ...sentencesOf(text).map((sentence) => wordsOf(sentence).length));

export function countsOf(text: string, language: TextLanguage): Counts {
  const sentences = sentencesOf(text);
  const words = sentences.flatMap(wordsOf);
  const syllables = words.map((word) => (/\d/.test(word) ? 1 : Math.max(1, SYLLABLES[language](word))));
  return {
    sentence: Math.max(1, sentences.length),
    word: words.length,
    syllable: syllables.reduce((sum, one) => sum + one, 0),
  };
}

/** Flesch-Kincaid: the school grade needed to read an English text. */
export const gradeOf = (counts: Counts): number => fleschKincaid({ ...counts });

/** INFLESZ (Szigriszt-Pazos, Barrio-Cantalejo 2008): most adults can read 55 and more; 80 is as easy as a comic. */
export const inflesz = ({ sentence, word, syllable: syllables }: Counts): number =>
  206.835 - (62.3 * syllables) / word - word / sentence;
