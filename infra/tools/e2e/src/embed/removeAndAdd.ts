import type { CDPSession, Page } from 'playwright-core';
import type { Shopper } from '../system/shopper';
import { keptBytes } from './keptBytes';
import { isLevel, isRise } from './memoryLevel';
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
  expect({ kept, isLevel: isLevel(kept) }).toEqual({ kept, isLevel: true });
  for (const name of ['documents', 'nodes', 'jsEventListeners'] as const) {
    const values = last.map((memory) => memory[name]);
    expect({ name, values, isRise: isRise(values) }).toEqual({ name, values, isRise: false });
  }
  return `${kept.map((bytes) => (bytes / 1000).toFixed(1)).join(' ')} KB`;
}
