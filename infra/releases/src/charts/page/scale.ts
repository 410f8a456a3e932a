/** A round upper end of an axis that starts at zero: 1, 2 or 5 times a power of ten. */
export function roundUp(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 5, 10].find((one) => one * power >= most * (1 - 1e-9)) ?? 10;
  return step * power;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Where values lie in a box, in runs without gaps: a stretch of time without measures has no point. */
export function runsIn(box: Box, values: readonly (number | null)[], top: number): Point[][] {
  const across = box.width / Math.max(1, values.length - 1);
  const runs: Point[][] = [[]];
  for (const [index, value] of values.entries()) {
    if (value === null) runs.push([]);
    else runs.at(-1)?.push({ x: box.left + across * index, y: box.top + box.height * (1 - value / top) });
  }
  return runs.filter((run) => run.length > 0);
}

const rounded = (value: number): string => String(Number(value.toFixed(1)));

/** A line through a run. A single point becomes a line without length, which a round cap shows as a dot. */
export function pathOf([first, ...others]: readonly Point[]): string {
  if (!first) return '';
  const at = ({ x, y }: Point) => `${rounded(x)} ${rounded(y)}`;
  return `M${at(first)}L${(others.length > 0 ? others : [first]).map(at).join('L')}`;
}
