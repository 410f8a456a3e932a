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

/**
 * What the heap's lowest of the last five may be of that of the five before. Compiled code still grows, by 2 to 3 KB each
 * time and sometimes in a step of 1%. An element that is kept shows in its nodes, which may not rise at all.
 */
const LEVEL = 1.02;

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
  const isLevel = lowest(heaps, 5) <= lowest(heaps, 0) * LEVEL;
  expect({ heaps, isLevel }).toEqual({ heaps, isLevel: true });
  for (const name of ['documents', 'nodes', 'jsEventListeners'] as const) {
    const values = last.map((memory) => memory[name]);
    expect({ name, values, isRise: isRise(values) }).toEqual({ name, values, isRise: false });
  }
  return `${heaps.map((heap) => (heap / 1_000_000).toFixed(2)).join(' ')} MB`;
}
