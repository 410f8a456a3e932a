/**
 * Preloads the browser's tables for dates and prices, which take a slow phone a tenth of a second, once. Runs after the
 * first paint, while the app's scripts are still loading. Inlined, so it imports nothing.
 */
export function dateTables(page: Window & typeof globalThis): void {
  const painted = new page.PerformanceObserver(() => {
    painted.disconnect();
    Intl.DateTimeFormat('en-US').format();
    Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(0);
  });
  painted.observe({ type: 'paint', buffered: true });
}
