import lighthouse from 'lighthouse';

/** Lighthouse's result for one cold load on its simulated phone: scores of 0 to 100, milliseconds, and the layout shift. */
export interface Audit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  blocking: number;
  lcp: number;
  cls: number;
  /** Audits outside performance that keep a score below 100. */
  failed: string[];
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const scoreOf = ({ categories }: Report, id: string): number => (categories[id]?.score ?? Number.NaN) * 100;
const figureOf = ({ audits }: Report, id: string): number => audits[id]?.numericValue ?? Number.NaN;

/** Titles of the audits that count in a category and failed. */
function failedIn({ categories, audits }: Report): string[] {
  return ['accessibility', 'best-practices', 'seo']
    .flatMap((id) => categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]?.title ?? id);
}

/** Asks again where Chromium lost the beginning of its trace, which happens on a busy machine. */
async function reportOf(address: string, port: number, tries = 3): Promise<Report> {
  const report = (await lighthouse(address, { port, logLevel: 'error', locale: 'en-US' }))?.lhr;
  if (report && !report.runtimeError) return report;
  if (tries > 1) return reportOf(address, port, tries - 1);
  throw new Error(`Lighthouse has no report of ${address}: ${report?.runtimeError?.message ?? 'no browser'}`);
}

/**
 * Audits an address on Lighthouse's own phone in the browser at this port, with an empty cache. Stored data such as a
 * quote's key stays.
 */
export async function audit(address: string, port: number): Promise<Audit> {
  const report = await reportOf(address, port);
  if (report.finalDisplayedUrl !== address) throw new Error(`${address} led to ${report.finalDisplayedUrl}`);
  return {
    performance: scoreOf(report, 'performance'),
    accessibility: scoreOf(report, 'accessibility'),
    bestPractices: scoreOf(report, 'best-practices'),
    seo: scoreOf(report, 'seo'),
    blocking: figureOf(report, 'total-blocking-time'),
    lcp: figureOf(report, 'largest-contentful-paint'),
    cls: figureOf(report, 'cumulative-layout-shift'),
    failed: failedIn(report),
  };
}
