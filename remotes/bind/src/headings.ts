import { ROUTE_PATTERNS } from '@shared/domain';
import type { Heading } from '@shared/federation/prerender';

/** Steps whose heading is the same for every purchase, shown before any script runs (ADR 0022). */
export const headings: Record<string, Heading> = {
  [ROUTE_PATTERNS.policyDetails]: { title: 'bind:policyDetails.heading', lead: 'bind:policyDetails.lead' },
  [ROUTE_PATTERNS.purchaseVehicles]: { title: 'bind:vehicles.heading', lead: 'bind:vehicles.lead' },
  [ROUTE_PATTERNS.purchaseCoverages]: { title: 'bind:coverages.heading', lead: 'bind:coverages.lead' },
};
