import type { Browser, CDPSession } from 'playwright-core';
import { listProcesses } from '../system/residentMemory';

export interface TabMemory {
  /** MB of JavaScript heap in use after a collection. */
  heap: number;
  /** MB resident in the tab's process; null where processes cannot be listed. */
  process: number | null;
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
  const resident = listProcesses()
    .filter(({ pid }) => renderers.has(pid))
    .map((one) => one.resident / 1024);
  return { heap: heap / 1e6, process: resident.length > 0 ? Math.max(...resident) : null };
}
