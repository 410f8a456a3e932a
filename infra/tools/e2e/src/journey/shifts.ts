import type { Frame } from 'playwright-core';
import type { Shopper } from '../system/shopper';

/** One layout shift, and the parts of the page that it moved, from where to where. */
export interface Shift {
  value: number;
  moved: string[];
}

const shiftsIn = (frame: Frame): Promise<Shift[]> =>
  frame.evaluate(() => (globalThis as unknown as { layoutShifts: Shift[] }).layoutShifts);

/** Collects the layout shifts of every document from the next page on, except those right after a press or a key. */
async function collect({ page }: Shopper): Promise<void> {
  await page.addInitScript(() => {
    interface Entry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const shifts: Shift[] = [];
    Object.assign(globalThis, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Entry[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? node.outerHTML : (node?.textContent ?? '');
          const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) =>
            [x, y, width, height].map(Math.round).join(' '),
          );
          return `${name.slice(0, 80)}: ${from} to ${to}`;
        });
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const sumOf = (shifts: Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);

/**
 * Adds up layout shifts from the next page on; the function returns their sum so far on the open page and in its
 * frames.
 */
export async function watchShifts(shopper: Shopper): Promise<() => Promise<number>> {
  await collect(shopper);
  return async () => sumOf((await Promise.all(shopper.page.frames().map(shiftsIn))).flat());
}

/** Collects layout shifts from the next page on; the function takes those of the open page itself since it was called last. */
export async function watchPage(shopper: Shopper): Promise<() => Promise<Shift[]>> {
  await collect(shopper);
  return () =>
    shopper.page.evaluate(() => (globalThis as unknown as { layoutShifts: Shift[] }).layoutShifts.splice(0));
}

/**
 * Collects layout shifts from the next page on; the function returns each document's sum above a limit so far, with
 * what moved, as lines. A document shifts by its own size, so sums of two are not added.
 */
export async function watchDocuments(shopper: Shopper, limit: number): Promise<() => Promise<string[]>> {
  await collect(shopper);
  return async () => {
    const all = await Promise.all(
      shopper.page.frames().map(async (frame) => ({ url: frame.url(), shifts: await shiftsIn(frame) })),
    );
    return all
      .filter(({ shifts }) => sumOf(shifts) >= limit)
      .map(
        ({ url, shifts }) => `${new URL(url).pathname} ${sumOf(shifts).toFixed(3)} ${JSON.stringify(shifts)}`,
      );
  };
}
