/**
 * Formats a date and then a price after the first paint, while the app's scripts are still loading. A browser loads its
 * tables for that on first use, which takes a slow phone 100 ms, so each has a task of its own. Inlined, so it imports
 * nothing.
 */
export function dateTables(page: Window & typeof globalThis): void {
  const painted = new page.PerformanceObserver(() => {
    painted.disconnect();
    Intl.DateTimeFormat('en-US').format();
    page.setTimeout(() => Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(0));
  });
  painted.observe({ type: 'paint', buffered: true });
}
