import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { caseArbitrary } from '../samples/quoteArbitrary';
import { measure, walksOf, type Figures } from './measure';
import { plot } from './plot';

const [LEAST_INSIDE, MOST_WIDTH] = [0.95, 0.25];
const QUOTES = 1000;
const PICTURE = fileURLToPath(new URL('../../../docs/images/price-range.svg', import.meta.url));

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

function table({ moments }: Figures): string {
  const rows = moments.map(({ moment, ranges, inside, low, high, width }) =>
    [
      moment.padEnd(15),
      String(ranges).padStart(6),
      percent(inside).padStart(8),
      ...[low, high, width].map((share) => percent(share).padStart(8)),
    ].join(' '),
  );
  const heading = 'moment          ranges   inside      low     high    width';
  return [heading, ...rows].join('\n');
}

const walks = walksOf(QUOTES);
const figures = measure(walks);
/** All ages from 16 to 80 equally often, half with an SR-22, two incidents each: not the ordinary people a range is for. */
const extreme = measure(walksOf(QUOTES, caseArbitrary()));
const review = figures.moments.at(-1)?.width ?? NaN;
writeFileSync(PICTURE, plot(walks, figures));
process.stdout.write(
  `${figures.quotes} of ${QUOTES} generated quotes have an offer. Medians, as shares of the first offer:\n\n${table(figures)}\n\n` +
    `first offer inside every range shown before it: ${percent(figures.insideAll)} (at least ${percent(LEAST_INSIDE)})\n` +
    `median width at review: ${percent(review)} (at most ${percent(MOST_WIDTH)})\n` +
    `the same for the extreme quotes of the property tests: ${percent(extreme.insideAll)} inside every range\n${PICTURE}\n`,
);
if (!(figures.insideAll >= LEAST_INSIDE && review <= MOST_WIDTH)) process.exitCode = 1;
