export { createBrowserMetrics, unknownIn, type BrowserMetrics } from './browserMetrics';
export type { MeasuredVersion } from './measured';
