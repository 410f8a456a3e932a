import type { Paper } from '../blocks';
import { asArtifact, type Sheet, write } from './sheet';
import { INK, MARGINS, SIZE } from './style';

const QUIET = { size: SIZE.small, color: INK.quiet };
const HEAD = 40;
const FOOT = 44;

/** The site's road under the header: asphalt with an amber lane. */
function drawRoad(sheet: Sheet, y: number): void {
  const { document, left, width } = sheet;
  asArtifact(sheet, 'Layout', () => {
    document.rect(left, y, width, 5).fill(INK.asphalt);
    document.lineWidth(1).dash(9, { space: 7 });
    document
      .moveTo(left + 6, y + 2.5)
      .lineTo(left + width - 6, y + 2.5)
      .stroke(INK.amber);
    document.undash();
  });
}

/** Draws the header and page number of every page once the page count is known. */
export function drawPageEdges(
  sheet: Sheet,
  { head, foot, title }: Pick<Paper, 'head' | 'foot' | 'title'>,
): void {
  const { document, left, width } = sheet;
  const { start, count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(start + page);
    // Text below the margin would start another page.
    document.page.margins.bottom = 0;
    asArtifact(sheet, 'Pagination', () => {
      write(sheet, head, { x: left, y: HEAD, width: width / 2 }, QUIET);
      write(sheet, title, { x: left + width / 2, y: HEAD, width: width / 2 }, { ...QUIET, align: 'right' });
      const number = { x: left, y: document.page.height - FOOT, width };
      write(sheet, foot(page + 1, count), number, { ...QUIET, align: 'right' });
    });
    drawRoad(sheet, MARGINS.top - 19);
  }
}
