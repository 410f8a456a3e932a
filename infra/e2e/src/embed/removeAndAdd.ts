import type { CDPSession, Page } from 'playwright-core';
import type { Shopper } from '../system/shopper';
import { keptBytes } from './keptBytes';
import { untilReady } from './mounts';

/** The partner's page after garbage collection: what its code keeps, in bytes, and what its process holds. */
interface Memory {
  kept: number;
  documents: number;
  nodes: number;
  jsEventListeners: number;
}

async function memoryOf(session: CDPSession): Promise<Memory> {
  const kept = await keptBytes(session);
  return { kept, ...(await session.send('Memory.getDOMCounters')) };
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

/** Bytes by which one element may typically raise what is kept. Arrays alone differ by 128 from time to time. */
const MOST = 256;

/** The typical rise from one measurement to the next: a part that loads late may add to one of them. */
function typicalRise(values: readonly number[]): number {
  const rises = values.slice(1).map((value, at) => value - (values[at] ?? value));
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
  const kept = last.map((memory) => memory.kept);
  const isLevel = typicalRise(kept) <= MOST;
  expect({ kept, isLevel }).toEqual({ kept, isLevel: true });
  for (const name of ['documents', 'nodes', 'jsEventListeners'] as const) {
    const values = last.map((memory) => memory[name]);
    expect({ name, values, isRise: isRise(values) }).toEqual({ name, values, isRise: false });
  }
  return `${kept.map((bytes) => (bytes / 1000).toFixed(1)).join(' ')} KB`;
}
