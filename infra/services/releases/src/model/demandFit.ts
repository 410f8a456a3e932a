import type { AppName, Build } from './release';
import { Refusal } from './refusal';
import { routeOverlaps } from './routeOverlaps';
import { overBudget } from './sizesOf';

/**
 * Rejects builds that must not be served together: a contract that the shell does not support, a path claimed twice,
 * a screen over its budget. `part`: the one that is new, whose owner can change it. @throws Refusal
 */
export function demandFit(builds: Record<AppName, Build>, part: AppName): void {
  const { shell } = builds;
  const { owner } = builds[part];
  // A remote that was never published is missing.
  const remotes = Object.values(builds).filter(({ app }) => app !== 'shell');
  for (const { app, contractVersion } of remotes) {
    if (contractVersion === shell.contractVersion) continue;
    const message = `${app} has contract version ${contractVersion}; the shell supports ${shell.contractVersion}`;
    throw new Refusal(422, 'contract_unsupported', message, { attribute: 'contractVersion', owner });
  }
  const overlaps = routeOverlaps(Object.fromEntries(remotes.map(({ app, routes }) => [app, routes])));
  if (overlaps.length > 0) {
    const message = `Routes overlap: ${overlaps.join('; ')}`;
    throw new Refusal(422, 'routes_overlap', message, { attribute: 'routes', owner });
  }
  const over = overBudget(builds);
  if (over.length > 0)
    throw new Refusal(422, 'over_budget', over.join('\n'), { attribute: 'budgets', owner });
}
