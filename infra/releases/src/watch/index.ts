export { createBrowserMetrics, unknownIn, type CountMeasure } from './browserMetrics';
export type { MeasuredVersion } from './measured';
