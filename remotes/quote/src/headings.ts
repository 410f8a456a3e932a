import { MAX_DRIVERS, MAX_VEHICLES, ROUTE_PATTERNS } from '@shared/domain';
import type { Heading } from '@shared/federation/prerender';

/** Steps whose heading is the same for every quote, shown before any script runs (ADR 0022). */
export const headings: Record<string, Heading> = {
  [ROUTE_PATTERNS.editQuote]: { title: 'quotes:edit.title', lead: 'quotes:edit.lead' },
  [ROUTE_PATTERNS.newVehicle]: { title: 'vehicles:form.addTitle', lead: 'vehicles:form.addLead' },
  [ROUTE_PATTERNS.vehicles]: {
    title: 'vehicles:list.title',
    lead: 'vehicles:list.lead',
    values: { max: MAX_VEHICLES },
  },
  [ROUTE_PATTERNS.drivers]: {
    title: 'drivers:list.title',
    lead: 'drivers:list.lead',
    values: { max: MAX_DRIVERS },
  },
  [ROUTE_PATTERNS.review]: {
    title: 'quotes:review.title',
    lead: 'quotes:review.subtitle',
    withSummary: false,
  },
};
