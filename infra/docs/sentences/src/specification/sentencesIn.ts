import { createHash } from 'node:crypto';

/** A sentence of the specification as it stands there. */
export interface SpecSentence {
  /** The number of its section, such as `2.3`; empty for the introduction. */
  section: string;
  text: string;
  /** Identifies its words; changes with any of them. */
  digest: string;
}

const HEADING = /^#{1,6} (?:(\d+(?:\.\d+)*)\b)?/;
/** The line under the header of a table. */
const RULE = /^\|[\s|:-]+\|$/;
/** The end of a sentence, then the start of another. */
const BETWEEN = /(?<=[.!?][')"]?) +(?=['"(*]*[A-Z/0-9])/;

const digestOf = (section: string, text: string): string =>
  createHash('sha256').update(`${section} ${text}`).digest('hex').slice(0, 10);

/** A line's sentences: each row of a table is one. */
const split = (line: string): string[] =>
  line.startsWith('|') ? [line] : line.replace(/^(?:[-*]|\d+\.) /, '').split(BETWEEN);

/** A title without a number of its own, which heads the lines below it. */
const TITLE = /^\*\*[^*]+\*\*$/;

/** Splits a specification in Markdown at its headings, lines and full stops, without knowing what it says. */
export function sentencesIn(markdown: string): SpecSentence[] {
  let section = '';
  const sentences: SpecSentence[] = [];
  const lines = markdown.split('\n').map((line) => line.trim().replaceAll(/\s+/g, ' '));
  for (const [index, line] of lines.entries()) {
    const heading = HEADING.exec(line);
    if (heading) section = heading[1] ?? '';
    const headsTable = RULE.test(lines[index + 1] ?? '');
    if (line === '' || heading || headsTable || RULE.test(line) || TITLE.test(line)) continue;
    for (const text of split(line)) sentences.push({ section, text, digest: digestOf(section, text) });
  }
  return sentences;
}
