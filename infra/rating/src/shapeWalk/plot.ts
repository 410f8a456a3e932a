import { MOMENTS, reviewWidths, type Figures } from './measure';
import type { Walk } from './walkQuote';

const [WIDTH, HEIGHT, LEFT, TOP, ROW] = [960, 420, 150, 90, 46];
/** The end of each axis: a multiple of the first offer on the left, a width on the right. */
const [MOST, WIDEST] = [4, 0.3];
const PLOT = 470;
const RIGHT = 700;
const BARS = 15;
const TALL = MOMENTS.length * ROW;

const percent = (share: number, digits = 0): string => `${(share * 100).toFixed(digits)}%`;

const label = (x: number, y: number, text: string, anchor = 'start'): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}">${text}</text>`;

const upright = (x: number, name: string): string =>
  `<line class="${name}" x1="${x.toFixed(1)}" x2="${x.toFixed(1)}" y1="${TOP - 8}" y2="${TOP + TALL}"/>`;

/** The median range at each moment, relative to the first offer. */
function ranges({ moments }: Figures): string {
  const at = (share: number) => LEFT + (Math.min(share, MOST) / MOST) * (PLOT - 80);
  const rows = moments.flatMap(({ moment, low, high, inside }, index) => {
    const y = TOP + index * ROW;
    const width = Math.max(3, at(high) - at(low));
    return [
      label(LEFT - 10, y + 21, moment, 'end'),
      `<rect class="road" x="${at(low).toFixed(1)}" y="${y + 6}" width="${width.toFixed(1)}" height="22"/>`,
      label(LEFT + PLOT - 66, y + 21, `${percent(inside, 1)} inside`),
    ];
  });
  const ticks = [0, 1, 2, 3, MOST].map((share) =>
    label(at(share), TOP + TALL + 20, percent(share), 'middle'),
  );
  return [upright(at(0), 'axis'), ...rows, upright(at(1), 'offer'), ...ticks].join('\n');
}

/** A histogram of the widths at review. */
function widths(walks: readonly Walk[]): string {
  const all = reviewWidths(walks);
  const counts = Array.from(
    { length: BARS },
    (_, bar) => all.filter((width) => Math.min(BARS - 1, Math.floor((width / WIDEST) * BARS)) === bar).length,
  );
  const most = Math.max(...counts);
  const each = (WIDTH - RIGHT - 30) / BARS;
  const bars = counts.map((count, bar) => {
    const tall = (count / most) * TALL;
    return `<rect class="road" x="${(RIGHT + bar * each).toFixed(1)}" y="${(TOP + TALL - tall).toFixed(1)}" width="${(each - 2).toFixed(1)}" height="${tall.toFixed(1)}"/>`;
  });
  const at = (width: number) => RIGHT + (width / WIDEST) * each * BARS;
  const ticks = [0, 0.1, 0.2, 0.25].map((width) =>
    label(at(width), TOP + TALL + 20, percent(width), 'middle'),
  );
  return [...bars, upright(at(0.25), 'offer'), ...ticks].join('\n');
}

/** One picture with both: the ranges up to review, and the widths at review. */
export function plot(walks: readonly Walk[], figures: Figures): string {
  const review = figures.moments.find(({ moment }) => moment === 'review');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img">
<title>Price ranges before the first offer, and their width at review</title>
<style>text{font:14px sans-serif;fill:#14213a}.h{font-weight:700}.road{fill:#4b5970}.axis{stroke:#7c8798}.offer{stroke:#b5452c;stroke-width:2;stroke-dasharray:6 4}</style>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fffcf5"/>
<text class="h" x="20" y="34">${figures.quotes} quotes: ${percent(figures.insideAll, 1)} have the first offer inside every range</text>
${label(20, 58, 'Median range at each moment; the dashed line is the first offer (100%).')}
${ranges(figures)}
<text class="h" x="${RIGHT}" y="34">Width at review: median ${percent(review?.width ?? NaN, 1)}</text>
${label(RIGHT, 58, 'Quotes by width; dashed: the limit.')}
${widths(walks)}
</svg>
`;
}
