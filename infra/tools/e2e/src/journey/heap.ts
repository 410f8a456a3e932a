import type { Shopper } from '../system/shopper';

/** The page's JavaScript heap in MB, after garbage collection. */
export async function heapMegabytes({ context, page }: Shopper): Promise<number> {
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const used = metrics.find(({ name }) => name === 'JSHeapUsedSize');
  if (!used) throw new Error('the browser tells no heap size');
  return used.value / 1_000_000;
}
