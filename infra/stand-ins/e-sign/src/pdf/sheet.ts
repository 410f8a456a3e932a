import { drawable } from '@infra/paper-font';
import { unicodeHex } from './hexStrings';
import { type Fonts, type Ink, newFonts, weightOf, measure } from './ink';
import type { Tag } from './tag';

/** Splits a word into pieces that fit a width. */
function pieces(word: string, width: number, ink: Ink): string[] {
  const cut: string[] = [''];
  for (const sign of word) {
    const last = cut.at(-1) ?? '';
    if (last !== '' && measure(last + sign, ink) > width) cut.push(sign);
    else cut[cut.length - 1] = last + sign;
  }
  return cut;
}

/** Wraps a line of drawable text to a width, in points. */
function wrap(line: string, width: number, ink: Ink): string[] {
  const lines: string[] = [];
  for (const word of line.split(' ').flatMap((each) => pieces(each, width, ink))) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && measure(longer, ink) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Points. The page is US Letter, with the side margins of the papers sent here. */
const HEIGHT = 792;
export const LEFT = 54;
export const WIDTH = 504;
const TOP = 54;
const BOTTOM = HEIGHT - 64;
const INK = '0.106 0.122 0.137 rg';
const RULE = '0.788 0.808 0.839 RG 0.5 w';
const LEADING = 1.3;
/** How far a slanted letter leans, by its height. */
const SLANT = 0.21;

interface Page {
  /** Counted from 0. */
  number: number;
  drawn: string[];
  marks: number;
}

/** Pages being drawn; the cursor is on the last one, `y` points from its top. */
export interface Sheet {
  fonts: Fonts;
  done: Page[];
  page: Page;
  y: number;
}

export interface Cell {
  /** Its structure element; null: visual only. */
  tag: Tag | null;
  text: string;
  left: number;
  width: number;
  ink: Ink;
}

const newPage = (number: number): Page => ({ number, drawn: [INK], marks: 0 });
export const newSheet = (): Sheet => ({ fonts: newFonts(), done: [], page: newPage(0), y: TOP });
const pagesOf = ({ done, page }: Sheet): Page[] => [...done, page];

const linesOf = ({ text, width, ink }: Cell): string[] =>
  drawable(text)
    .split('\n')
    .flatMap((line) => wrap(line, width, ink));

export const heightOf = (cells: readonly Cell[]): number =>
  Math.max(...cells.map((cell) => linesOf(cell).length * cell.ink.size * LEADING));

/** Starts a new page if this much does not fit; returns whether it did. */
export function makeRoom(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= BOTTOM || sheet.y === TOP) return false;
  sheet.done.push(sheet.page);
  sheet.page = newPage(sheet.done.length);
  sheet.y = TOP;
  return true;
}

/** The mark of a drawing; characters that no form accepts are given as text next to their substitutes. */
function openMark(page: Page, { tag, text }: Cell): string {
  if (!tag) return '/Artifact << /Type /Pagination >> BDC';
  tag.mark = { page: page.number, id: page.marks };
  page.marks += 1;
  const said = text.replaceAll('\n', ' ');
  const whole = drawable(said) === said.normalize('NFC') ? '' : ` /ActualText ${unicodeHex(said)}`;
  return `/${tag.role} << /MCID ${tag.mark.id}${whole} >> BDC`;
}

/** Draws a text at a height of a page, in as many lines as it needs. */
function drawAt({ fonts }: Sheet, page: Page, cell: Cell, y: number): void {
  const { left, ink } = cell;
  const weight = weightOf(ink);
  const slant = ink.font === 'slanted' ? SLANT : 0;
  const lines = linesOf(cell).map((line, at) => {
    const base = HEIGHT - y - ink.size * (1 + at * LEADING);
    const place = `${left.toFixed(2)} ${base.toFixed(2)}`;
    return `1 0 ${slant} 1 ${place} Tm ${fonts[weight].spell(`${line} `)} Tj`;
  });
  page.drawn.push(openMark(page, cell), `BT /${weight} ${ink.size} Tf`, ...lines, 'ET', 'EMC');
}

/** Draws cells side by side at the cursor, all on one page, and moves below them. */
export function drawRow(sheet: Sheet, cells: readonly Cell[]): void {
  const height = heightOf(cells);
  makeRoom(sheet, height);
  for (const cell of cells) drawAt(sheet, sheet.page, cell, sheet.y);
  sheet.y += height;
}

/** A line across the page at the cursor, or across part of it. */
export function drawRule(sheet: Sheet, width = WIDTH): void {
  const y = (HEIGHT - sheet.y).toFixed(2);
  const line = `${RULE} ${LEFT} ${y} m ${LEFT + width} ${y} l S`;
  sheet.page.drawn.push('/Artifact << /Type /Layout >> BDC', line, 'EMC');
}

/** Draws the footer of every page once the page count is known. */
export function drawFeet(sheet: Sheet, ink: Ink, foot: (number: number, of: number) => string): void {
  const pages = pagesOf(sheet);
  for (const page of pages) {
    const text = foot(page.number + 1, pages.length);
    drawAt(sheet, page, { tag: null, text, left: LEFT, width: WIDTH, ink }, HEIGHT - 44);
  }
}

export const drawingsOf = (sheet: Sheet): string[] => pagesOf(sheet).map(({ drawn }) => drawn.join('\n'));
