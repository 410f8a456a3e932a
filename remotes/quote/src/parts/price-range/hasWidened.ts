import type { PriceRange, Quote, RangeStep } from '@shared/domain';

type Answers = Pick<Quote, 'id' | 'version'>;

interface Shown extends Answers {
  now: PriceRange;
  step: RangeStep;
  width: number;
  isWider: boolean;
}

// Outlives the panel, since each screen has its own.
let last: Shown | undefined;

/** Whether the last answer made the range wider: the range shown just before it, at the same step, was narrower. */
export function hasWidened(now: PriceRange, { id, version }: Answers, step: RangeStep): boolean {
  // While the next range loads, the panel shows this one again.
  if (last?.now !== now) {
    const width = now.range ? now.range.high - now.range.low : 0;
    const isWider = last?.id === id && last.step === step && last.version < version && last.width < width;
    last = { now, id, version, step, width, isWider };
  }
  return last.isWider;
}
