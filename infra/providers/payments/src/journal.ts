import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { writeWhole } from '../../common/writeWhole';

export interface Journal<Line> {
  /** Its content when it was opened. */
  lines: Line[];
  append: (line: Line) => void;
  /** Replaces its content by these lines, all or none of them. */
  rewrite: (lines: readonly Line[]) => void;
}

/**
 * An append-only file of JSON lines. Everything that happens at once is one line, so that after a kill it is there
 * completely or not at all; an unfinished last line is cut off.
 */
export function openJournal<Line>(file: string): Journal<Line> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) truncateSync(file, Buffer.byteLength(whole));
  let descriptor = openSync(file, 'a', 0o600);
  const textOf = (line: Line): string => `${JSON.stringify(line)}\n`;
  return {
    lines: whole
      .split('\n')
      .filter(Boolean)
      .map((line): Line => JSON.parse(line)),
    append: (line) => appendFileSync(descriptor, textOf(line), { flush: true }),
    rewrite(lines) {
      writeWhole(file, lines.map(textOf).join(''));
      closeSync(descriptor);
      descriptor = openSync(file, 'a', 0o600);
    },
  };
}
