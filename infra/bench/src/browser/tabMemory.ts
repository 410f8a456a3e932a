import type { Browser, CDPSession } from 'playwright-core';
import { listProcesses, ownMemory } from '../system/residentMemory';

export interface TabMemory {
  /** MB of JavaScript heap in use after a collection. */
  heap: number;
  /** MB resident in the tab's process; null where processes cannot be listed. */
  process: number | null;
  /** MB of it that are the tab's own, without the browser's program; null where the system does not tell. */
  own: number | null;
}

/** What a tab holds: its heap from the page's own metrics, its process from the system (the largest renderer). */
export async function tabMemory(browser: Browser, cdp: CDPSession): Promise<TabMemory> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('Performance.enable');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
  const system = await browser.newBrowserCDPSession();
  const { processInfo } = await system.send('SystemInfo.getProcessInfo');
  await system.detach();
  const renderers = new Set(processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id));
  const [tab] = listProcesses()
    .filter(({ pid }) => renderers.has(pid))
    .toSorted((a, b) => b.resident - a.resident);
  const own = tab ? ownMemory(tab.pid) : null;
  return {
    heap: heap / 1e6,
    process: tab ? tab.resident / 1024 : null,
    own: own === null ? null : own / 1024,
  };
}
