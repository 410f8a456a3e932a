// oxlint-disable-next-line import/no-named-as-default -- its types know the default alone
import PDFDocument from 'pdfkit';
import type { Paper, Section } from '../blocks';
import { drawBlock } from './drawBlock';
import { drawPageEdges } from './drawPageEdges';
import { makeRoom, type Sheet, write } from './sheet';
import { GAP, MARGINS, SIZE } from './style';
import { openTag, tag, type Tagged } from './tagged';

/** A heading stays with the first lines under it. */
const KEPT_TOGETHER = 100;

function drawHeading(sheet: Sheet, parent: Tagged, title: string, level: 1 | 2 | 3): void {
  const { document, left, width } = sheet;
  const size = { 1: SIZE.title, 2: SIZE.section, 3: SIZE.part }[level];
  if (!makeRoom(sheet, KEPT_TOGETHER) && level > 1) document.y += level === 2 ? GAP.section : GAP.block;
  tag(sheet, parent, `H${level}`, () =>
    write(sheet, title, { x: left, y: document.y, width }, { size, bold: true }),
  );
  document.y += GAP.cell;
}

function drawSection(sheet: Sheet, parent: Tagged, section: Section, level: 2 | 3): void {
  if (section.onNewPage) sheet.document.addPage();
  const part = openTag(sheet, parent, 'Sect');
  drawHeading(sheet, part, section.title, level);
  for (const block of section.blocks) drawBlock(sheet, part, block);
  for (const inner of section.parts ?? []) drawSection(sheet, part, inner, 3);
  part.end();
}

/** An empty paper whose every date is the facts' own: the same facts make the same file. */
const newDocument = ({ title, language, madeOn }: Paper) =>
  new PDFDocument({
    size: 'LETTER',
    margins: MARGINS,
    lang: language === 'es' ? 'es-US' : 'en-US',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, CreationDate: new Date(`${madeOn}T00:00:00Z`) },
  });

/** Draws a paper as a tagged PDF file. */
export async function drawPaper(paper: Paper): Promise<Buffer> {
  const document = newDocument(paper);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((done) => document.on('end', done));
  const sheet = { document, left: MARGINS.left, width: document.page.width - MARGINS.left - MARGINS.right };
  const root = document.struct('Document');
  document.addStructure(root);
  drawHeading(sheet, root, paper.title, 1);
  for (const section of paper.sections) drawSection(sheet, root, section, 2);
  root.end();
  drawPageEdges(sheet, paper);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
