import type { Counted } from './countEffort';
import { TALL, type Way } from './shortestWay';

/** A way's figures by name; each may only fall. */
export type Figures = Record<string, number>;

const namedFor = (end: string, { heights: _heights, ...effort }: Counted): Figures =>
  Object.fromEntries(Object.entries(effort).map(([name, value]) => [`${end}.${name}`, value]));

export const figuresOf = ({ price, policy }: Way): Figures => ({
  ...namedFor('price', price),
  ...namedFor('policy', policy),
  ...Object.fromEntries(
    Object.entries(TALL).map(([name, screen]) => [`px.${name}`, policy.heights[screen] ?? 0]),
  ),
});

/** A line for each figure that is worse than the baseline; one that the baseline lacks is worse than none. */
export const worseThan = (baseline: Figures, figures: Figures): string[] =>
  Object.entries(figures).flatMap(([name, value]) =>
    value > (baseline[name] ?? 0) ? [`${name}: ${value}, before: ${baseline[name] ?? 0}`] : [],
  );

export const tableOf = (baseline: Figures, figures: Figures): string =>
  Object.entries(figures)
    .map(
      ([name, value]) =>
        `${name.padEnd(24)}${String(value).padStart(6)}   baseline ${baseline[name] ?? 'none'}`,
    )
    .join('\n');
