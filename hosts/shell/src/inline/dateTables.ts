/**
 * Dates and prices are written by tables of the browser, which take a slow phone a tenth of a second to open, once. They
 * are opened after the first paint, while the app's scripts are still on their way. Inlined alone.
 */
export function dateTables(page: Window & typeof globalThis): void {
  const painted = new page.PerformanceObserver(() => {
    painted.disconnect();
    Intl.DateTimeFormat('en-US').format();
    Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(0);
  });
  painted.observe({ type: 'paint', buffered: true });
}
