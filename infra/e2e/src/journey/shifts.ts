import type { Frame } from 'playwright-core';
import type { Shopper } from '../system/shopper';

const shiftsIn = (frame: Frame): Promise<number[]> =>
  frame.evaluate(() => (globalThis as unknown as { layoutShifts: number[] }).layoutShifts);

/**
 * Adds up layout shifts from the next page on; the function returns their sum so far on the open page and in its
 * frames.
 */
export async function watchShifts({ page }: Shopper): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const all = await Promise.all(page.frames().map(shiftsIn));
    return all.flat().reduce((sum, shift) => sum + shift, 0);
  };
}
