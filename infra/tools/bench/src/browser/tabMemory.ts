import type { Browser, CDPSession } from 'playwright-core';
import { listProcesses, ownMemory } from '../system/residentMemory';

export interface TabMemory {
  /** MB of JavaScript heap in use after garbage collection. */
  heap: number;
  /** MB resident in the tab's process; null if processes cannot be listed. */
  process: number | null;
  /** MB of it that belong to the tab alone, without the browser's program; null if the system does not report it. */
  own: number | null;
}

/** A tab's memory: its heap from the page's own metrics, its process (the largest renderer) from the system. */
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
