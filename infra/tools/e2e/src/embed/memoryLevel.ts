/** Bytes by which one element may raise what is kept. Arrays alone differ by 128 from time to time. */
const MOST = 256;

/** The typical rise from one measurement to the next: a part that loads late may add to one of them. */
function typicalRise(values: readonly number[]): number {
  const rises = values.slice(1).map((value, at) => value - (values[at] ?? value));
  return rises.toSorted((a, b) => a - b)[Math.floor(rises.length / 2)] ?? 0;
}

const lowest = (values: readonly number[], from: number): number => Math.min(...values.slice(from, from + 5));

/** The rise for each element, from the lowest of the first five measurements to the lowest of the last five. */
const riseOfLowest = (values: readonly number[]): number => (lowest(values, 5) - lowest(values, 0)) / 5;

/**
 * Whether ten measurements of bytes stay level. A leak raises both the typical rise and the lowest. Bytes that are
 * sometimes freed late raise only the first, and a part that loads late raises only the second.
 */
export const isLevel = (bytes: readonly number[]): boolean =>
  Math.min(typicalRise(bytes), riseOfLowest(bytes)) <= MOST;

/** Whether the last five are all over the five before. One alone can be high: a frame's last timer ends after a second. */
export const isRise = (values: readonly number[]): boolean =>
  lowest(values, 5) > Math.max(...values.slice(0, 5));
