import type { Face, IdCards } from '../idCards/face';
import { CARD, layFace } from './layFace';
import { makeFile } from './makeFile';
import { asArtifact, type Sheet, write } from './sheet';
import { INK, SIZE } from './style';
import { openTag, tag, type Tagged } from './tagged';

const LETTER = { width: 612, height: 792 };
const LEFT = (LETTER.width - 2 * CARD.width) / 2;
const TOP = 60;
const APART = 18;
const A_SHEET = Math.floor((LETTER.height - TOP) / (CARD.height + APART));
const ROLES = { title: 'H1', cell: 'P', note: 'P' };

const fillBand = ({ document }: Sheet, band: number, left = 0, top = 0): void => {
  if (band > 0) document.rect(left, top, CARD.width, band).fill(INK.sign);
};

/** One side of a card on a page of card size, tagged for phones and screen readers. */
function drawPage(sheet: Sheet, parent: Tagged, face: Face): void {
  sheet.document.addPage({ size: [CARD.width, CARD.height], margin: 0 });
  const { laid, band } = layFace(sheet, face);
  asArtifact(sheet, 'Layout', () => fillBand(sheet, band));
  for (const { kind, language, pieces } of laid) {
    tag(
      sheet,
      parent,
      ROLES[kind],
      () => {
        for (const { text, ink, ...place } of pieces) write(sheet, text, place, ink);
      },
      language,
    );
  }
}

/** Both sides of a card next to each other, with a cut line and a fold line. */
function drawCutOut(sheet: Sheet, [front, back]: readonly [Face, Face], top: number): void {
  const { document } = sheet;
  for (const [at, face] of [front, back].entries()) {
    const left = LEFT + at * CARD.width;
    const { laid, band } = layFace(sheet, face);
    fillBand(sheet, band, left, top);
    for (const { text, ink, x, y, width } of laid.flatMap(({ pieces }) => pieces))
      write(sheet, text, { x: left + x, y: top + y, width }, ink);
  }
  const middle = LEFT + CARD.width;
  document.lineWidth(0.75).dash(4, {});
  document.rect(LEFT, top, 2 * CARD.width, CARD.height).stroke(INK.quiet);
  document.dash(1, { space: 3 });
  document
    .moveTo(middle, top)
    .lineTo(middle, top + CARD.height)
    .stroke(INK.rule);
  document.undash();
}

/** The same cards again at real size, to print and cut out; skipped by screen readers, because nothing is new. */
function drawSheets(sheet: Sheet, { cards, hint }: IdCards): void {
  const { document } = sheet;
  for (const [at, { front, back }] of cards.entries()) {
    const place = at % A_SHEET;
    if (place === 0) document.addPage({ size: 'LETTER', margin: 0 });
    asArtifact(sheet, 'Layout', () => {
      const above = { x: LEFT, y: TOP - 24, width: 2 * CARD.width };
      if (place === 0) write(sheet, hint, above, { size: SIZE.text, color: INK.quiet });
      drawCutOut(sheet, [front, back], TOP + place * (CARD.height + APART));
    });
  }
}

/** The cards as a file: each side on a card-size page, then all of them on letter paper to cut out. */
export const drawIdCards = (paper: IdCards): Promise<Buffer> =>
  makeFile(paper, (document, root) => {
    const sheet = { document, left: 0, width: CARD.width };
    for (const { front, back } of paper.cards) {
      const card = openTag(sheet, root, 'Sect');
      for (const face of [front, back]) drawPage(sheet, card, face);
      card.end();
    }
    root.end();
    drawSheets(sheet, paper);
  });
