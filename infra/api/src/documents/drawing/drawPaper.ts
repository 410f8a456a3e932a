import type { Paper, Section } from '../blocks';
import { drawBlocks } from './drawBlock';
import { drawPageEdges } from './drawPageEdges';
import { makeFile } from './makeFile';
import { headingStart } from './roomToBegin';
import { bottomOf, makeRoom, type Sheet, write } from './sheet';
import { GAP, HEADING_SIZES, INK, MARGINS } from './style';
import { openTag, tag, type Tagged } from './tagged';

function drawHeading(sheet: Sheet, parent: Tagged, title: string, level: 1 | 2 | 3): void {
  const { document, left, width } = sheet;
  const ink = { size: HEADING_SIZES[level], bold: true, color: level === 2 ? INK.sign : INK.text };
  tag(sheet, parent, `H${level}`, () => write(sheet, title, { x: left, y: document.y, width }, ink));
  document.y += GAP.cell;
}

function drawSection(sheet: Sheet, parent: Tagged, section: Section, level: 2 | 3): void {
  const isNewPage = section.ownSheet
    ? makeRoom(sheet, Infinity)
    : makeRoom(sheet, headingStart(sheet, section, level));
  if (!isNewPage) sheet.document.y += level === 2 ? GAP.section : GAP.block;
  const part = openTag(sheet, parent, 'Sect');
  drawHeading(sheet, part, section.title, level);
  drawBlocks(sheet, part, section.blocks);
  for (const inner of section.parts ?? []) drawSection(sheet, part, inner, 3);
  part.end();
  // What comes after a sheet of its own begins another one.
  if (section.ownSheet) sheet.document.y = bottomOf(sheet);
}

/** Draws a paper as a tagged PDF file. */
export const drawPaper = (paper: Paper): Promise<Buffer> =>
  makeFile(paper, (document, root) => {
    document.addPage({ size: 'LETTER', margins: MARGINS });
    const width = document.page.width - MARGINS.left - MARGINS.right;
    const sheet = { document, left: MARGINS.left, width };
    drawHeading(sheet, root, paper.title, 1);
    for (const section of paper.sections) drawSection(sheet, root, section, 2);
    root.end();
    drawPageEdges(sheet, paper);
  });
