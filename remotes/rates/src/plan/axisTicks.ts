/** Round amounts on an axis from zero to the first one that is at least `most`; all in cents. */
export function axisTicks(most: number): number[] {
  const rough = most / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? rough;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}
