import type { CDPSession, Page } from 'playwright-core';
import type { Shopper } from '../system/shopper';
import { untilReady } from './mounts';

/** The partner's page after garbage collection: its heap in bytes, and what its process holds. */
interface Memory {
  heap: number;
  documents: number;
  nodes: number;
  jsEventListeners: number;
}

async function memoryOf(session: CDPSession): Promise<Memory> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { heap: usedSize, ...(await session.send('Memory.getDOMCounters')) };
}

/** Removes the element and then, in a task of its own, adds another with the same attributes. */
async function replace(page: Page): Promise<void> {
  const tag = await page.evaluate(() => {
    Object.assign(window, { heard: [] });
    const old = document.querySelector('auto-quote');
    old?.remove();
    return old?.outerHTML ?? '';
  });
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), tag);
}

/** By how much of the heap ten elements may typically raise it: compiled code grows by 2 to 5 KB each time. */
const MOST = 0.02;

/** The typical rise from one measurement to the next. One jump, by 0.4 MB, is V8's own and comes at any time. */
function typicalRise(heaps: readonly number[]): number {
  const rises = heaps.slice(1).map((heap, at) => heap - (heaps[at] ?? heap));
  return rises.toSorted((a, b) => a - b)[Math.floor(rises.length / 2)] ?? 0;
}

const lowest = (values: readonly number[], from: number): number => Math.min(...values.slice(from, from + 5));

/** Whether the last five are all over the five before. One alone can be high: a frame's last timer ends after a second. */
const isRise = (values: readonly number[]): boolean => lowest(values, 5) > Math.max(...values.slice(0, 5));

/** Removes and adds the element so many times and expects level memory over the last ten. Returns what it measured. */
export async function removeAndAdd(shopper: Shopper, times: number): Promise<string> {
  const { context, page } = shopper;
  const session = await context.newCDPSession(page);
  const last: Memory[] = [];
  for (let time = 1; time <= times; time++) {
    await replace(page);
    await untilReady(shopper);
    if (time > times - 10) last.push(await memoryOf(session));
  }
  const heaps = last.map(({ heap }) => heap);
  const isLevel = typicalRise(heaps) * heaps.length <= (heaps[0] ?? 0) * MOST;
  expect({ heaps, isLevel }).toEqual({ heaps, isLevel: true });
  for (const name of ['documents', 'nodes', 'jsEventListeners'] as const) {
    const values = last.map((memory) => memory[name]);
    expect({ name, values, isRise: isRise(values) }).toEqual({ name, values, isRise: false });
  }
  return `${heaps.map((heap) => (heap / 1_000_000).toFixed(2)).join(' ')} MB`;
}
