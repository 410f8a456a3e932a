import { atLeast, atMost, type Budget, type Row, type Unit } from '../report/row';
import type { Audit } from './audit';
import type { AuditedPage } from './auditedPages';

/** A page with Lighthouse's result of each run. */
export interface Audited {
  page: AuditedPage;
  audits: Audit[];
}

/** The rows of a page: speed first, then the scores that must be 100. */
export function rowsOfPage({ page, audits }: Audited): Row[] {
  const row = (what: string, unit: Unit, figure: (one: Audit) => number, budget?: Budget): Row => ({
    name: `Lighthouse, ${page.name}: ${what}`,
    unit,
    federated: audits.map(figure),
    ...(budget ? { budget } : {}),
  });
  const { performance, blocking } = page;
  const calm = blocking === undefined ? undefined : atMost(blocking, `${blocking} ms`);
  return [
    row('performance', 'count', (one) => one.performance, atLeast(performance, `${performance}`)),
    row('total blocking time', 'ms', (one) => one.blocking, calm),
    row('LCP', 'ms', (one) => one.lcp),
    row('CLS', 'score', (one) => one.cls, atMost(0.01, '0.01')),
    row('accessibility', 'count', (one) => one.accessibility, atLeast(100, '100')),
    row('best practices', 'count', (one) => one.bestPractices, atLeast(100, '100')),
    row('SEO', 'count', (one) => one.seo, atLeast(100, '100')),
  ];
}
