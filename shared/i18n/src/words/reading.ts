import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { TextLanguage } from '../languages';
import { stateName } from '../stateNames';
import { US_STATES } from '@shared/domain/purchase';

/** A name is read as one short word, whatever stands for it: a variable, a state. */
const NAMES = new RegExp(
  [
    String.raw`\{\{?\w+\}?\}`,
    ...US_STATES.flatMap((code) => [stateName(code, 'en'), stateName(code, 'es')]),
  ].join('|'),
  'g',
);
const WORD = /[\p{L}\d][\p{L}\d.,’'-]*/gu;
const SENTENCE_END = /[.?!]+[”)]?(?:\s|$)/;

/** Spanish: a nucleus for each syllable. Two strong vowels, or an accented weak one beside them, are two. */
const NUCLEUS = /[iuüy]?[aeoáéó](?:[iuy](?![aeoáéó]))?|[iuüíú]{1,2}|y(?![aeiouáéíóú])/g;
const spanishSyllables = (word: string): number =>
  word
    .toLowerCase()
    .replaceAll(/([qg])u(?=[eiéí])/g, '$1')
    .match(NUCLEUS)?.length ?? 1;

const SYLLABLES: Record<TextLanguage, (word: string) => number> = { en: syllable, es: spanishSyllables };

/** The words, sentences and syllables of texts that are read as one. */
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

/** Words. */
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

/** Flesch-Kincaid: the school grade that reads an English text. */
export const gradeOf = (counts: Counts): number => fleschKincaid({ ...counts });

/** INFLESZ (Szigriszt-Pazos, Barrio-Cantalejo 2008): 55 and more is what most adults read; 80 is as easy as a comic. */
export const inflesz = ({ sentence, word, syllable: syllables }: Counts): number =>
  206.835 - (62.3 * syllables) / word - word / sentence;
