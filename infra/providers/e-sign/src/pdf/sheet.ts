import { winAnsi } from '@infra/api/winAnsi';
import { unicodeHex, winAnsiHex } from './hexStrings';
import { FONTS, type Ink } from './ink';
import type { Tag } from './tag';
import { wrap } from './wrap';

/** Points. The page is US Letter, with the side margins of the papers sent here. */
const HEIGHT = 792;
export const LEFT = 54;
export const WIDTH = 504;
const TOP = 54;
const BOTTOM = HEIGHT - 64;
const INK = '0.106 0.122 0.137 rg';
const RULE = '0.788 0.808 0.839 RG 0.5 w';
const LEADING = 1.3;

interface Page {
  /** Counted from 0. */
  number: number;
  drawn: string[];
  marks: number;
}

/** Pages being drawn; the cursor is on the last one, `y` points from its top. */
export interface Sheet {
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
export const newSheet = (): Sheet => ({ done: [], page: newPage(0), y: TOP });
const pagesOf = ({ done, page }: Sheet): Page[] => [...done, page];

const linesOf = ({ text, width, ink }: Cell): string[] =>
  winAnsi(text)
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

/** The mark of a drawing; letters that the fonts lack are given as text next to their substitutes. */
function openMark(page: Page, { tag, text }: Cell): string {
  if (!tag) return '/Artifact << /Type /Pagination >> BDC';
  tag.mark = { page: page.number, id: page.marks };
  page.marks += 1;
  const said = text.replaceAll('\n', ' ');
  const whole = winAnsi(said) === said ? '' : ` /ActualText ${unicodeHex(said)}`;
  return `/${tag.role} << /MCID ${tag.mark.id}${whole} >> BDC`;
}

/** Draws a text at a height of a page, in as many lines as it needs. */
function drawAt(page: Page, cell: Cell, y: number): void {
  const { left, ink } = cell;
  const lines = linesOf(cell).map((line, at) => {
    const base = HEIGHT - y - ink.size * (1 + at * LEADING);
    return `1 0 0 1 ${left.toFixed(2)} ${base.toFixed(2)} Tm ${winAnsiHex(`${line} `)} Tj`;
  });
  const font = `/${FONTS[ink.font].name} ${ink.size} Tf`;
  page.drawn.push(openMark(page, cell), `BT ${font}`, ...lines, 'ET', 'EMC');
}

/** Draws cells side by side at the cursor, all on one page, and moves below them. */
export function drawRow(sheet: Sheet, cells: readonly Cell[]): void {
  const height = heightOf(cells);
  makeRoom(sheet, height);
  for (const cell of cells) drawAt(sheet.page, cell, sheet.y);
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
    drawAt(page, { tag: null, text, left: LEFT, width: WIDTH, ink }, HEIGHT - 44);
  }
}

export const drawingsOf = (sheet: Sheet): string[] => pagesOf(sheet).map(({ drawn }) => drawn.join('\n'));
