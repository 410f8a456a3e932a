import { readFileSync } from 'node:fs';
import type { TextLanguage } from '../languages';

/** Words that the product does not use, and what it says instead. */
export interface Forbidden {
  language: TextLanguage;
  phrase: string;
  better: string;
  /** Found in a text: whole words, as written or with a capital first letter. */
  pattern: RegExp;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function patternOf(phrase: string): RegExp {
  const [first = '', ...rest] = phrase;
  const either = `[${escaped(first)}${escaped(first.toUpperCase())}]`;
  return new RegExp(String.raw`(?<![\p{L}-])${either}${escaped(rest.join(''))}(?![\p{L}-])`, 'u');
}

const forbid = (language: TextLanguage, better: string, cell: string): Forbidden[] =>
  cell
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .map((phrase) => ({ language, phrase, better, pattern: patternOf(phrase) }));

/** The rows of GLOSSARY.md, which people read. */
export const FORBIDDEN: readonly Forbidden[] = readFileSync(
  `${import.meta.dirname}/../../GLOSSARY.md`,
  'utf8',
)
  .split('\n')
  .filter((line) => /^\| (?!English \|)/.test(line))
  .flatMap((line) => {
    const [, english = '', spanish = '', , inEnglish = '', inSpanish = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return [...forbid('en', english, inEnglish), ...forbid('es', spanish || english, inSpanish)];
  });
