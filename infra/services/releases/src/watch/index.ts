export { createBrowserMetrics, unknownBeside, VISITS, type BrowserMetrics } from './browserMetrics';
export type { MeasuredVersion } from './measured';
