import type { Leg } from './trips';

const START = '<!-- npm run figures -- --tour writes from here -->';
const END = '<!-- to here -->';

const nameOf = (file: string) =>
  file
    .split('/')
    .slice(file.includes('/index.') ? -2 : -1)
    .join('/');

/** One drawing per trip, with a box per leg and an arrow per call, and below it the files in order as links. */
export function tourOf(trips: readonly { name: string; legs: readonly Leg[] }[]): string {
  return trips
    .map(({ name, legs }) => {
      const boxes = legs.map(({ in: place, files }, leg) => {
        const nodes = files.map((file, at) => `    f${leg}_${at}["${nameOf(file)}"]`);
        return [`  subgraph leg${leg} ["${place}"]`, ...nodes, '  end'].join('\n');
      });
      const ids = legs.flatMap(({ files }, leg) => files.map((_file, at) => `f${leg}_${at}`));
      const lists = legs.map(
        ({ in: place, files }) =>
          `- In the ${place}: ${files.map((file) => `[${nameOf(file)}](../../${file})`).join(', ')}`,
      );
      const drawing = ['```mermaid', 'flowchart TD', ...boxes, `  ${ids.join(' --> ')}`, '```'].join('\n');
      return [`### ${name}`, drawing, lists.join('\n')].join('\n\n');
    })
    .join('\n\n');
}

/** The page with its drawings replaced. @throws Error if the page has no place for them. */
export function withTour(page: string, tour: string): string {
  const [before, rest] = page.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error('infra/docs/tour.md has no place for drawings.');
  return `${before}${START}\n\n${tour}\n\n${END}${after}`;
}
