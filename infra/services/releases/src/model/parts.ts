import type { KeptPart } from '@shared/kit/release';
import { liveOf } from './names';
import { APP_NAMES, type AppName, type Build, type ReleaseFile } from './release';
import { Refusal } from './refusal';

/** What the platform keeps of each part: a team may stay within it, and only the platform changes it. */
export type Parts = Partial<Record<AppName, KeptPart>>;

/** The first segment of each route. Which of two parts has a route below a shared one, the check of overlaps decides. */
function prefixesOf(routes: readonly string[]): string[] {
  return [...new Set(routes.map((route) => `/${route.split('/')[1] ?? ''}`))];
}

/** What a build states of itself. */
export function statedBy({ owner, budgets, routes }: Build): KeptPart {
  return { owner, budgets, routes: prefixesOf(routes) };
}

/** What is kept of a part; before the platform has said anything, what its live version stated. Null for a new part. */
export function keptPart(parts: Parts, file: ReleaseFile | null, part: AppName): KeptPart | null {
  const live = file && liveOf(file, part);
  return parts[part] ?? (live ? statedBy(live) : null);
}

const kilobytes = (value: number | undefined) => (value === undefined ? 'no budget' : `${value} KB`);

const said = (name: string, value: number | undefined, most: number | undefined) =>
  `states ${kilobytes(value)} for ${name}; the platform keeps ${kilobytes(most)}`;

/** The first budget that is larger than the kept one, or that is missing although one is kept, as a sentence. */
function largerBudget(stated: Build['budgets'], kept: KeptPart['budgets']): string | undefined {
  for (const name of ['first', 'step', 'embed'] as const)
    if ((stated[name] ?? 0) > (kept[name] ?? 0)) return said(name, stated[name], kept[name]);
  // Without its own budget, a screen would be weighed by a laxer one.
  for (const route of new Set([...Object.keys(stated.all ?? {}), ...Object.keys(kept.all ?? {})])) {
    const [value, most] = [stated.all?.[route], kept.all?.[route]];
    if (value === undefined || most === undefined || value > most) return said(route, value, most);
  }
  return undefined;
}

/** Rejects a build that states more than the platform keeps of its part, if it keeps anything. @throws Refusal */
export function demandKept(kept: KeptPart | null | undefined, { app, owner, budgets, routes }: Build): void {
  if (!kept) return;
  const refuse = (attribute: string, message: string): never => {
    throw new Refusal(422, 'not_as_kept', `${app} ${message}. The platform can change that with set-part.`, {
      attribute,
      owner: kept.owner,
    });
  };
  if (owner !== kept.owner) refuse('owner', `states the owner ${owner}; the platform keeps ${kept.owner}`);
  const larger = largerBudget(budgets, kept.budgets);
  if (larger) refuse('budgets', larger);
  const outside = routes.find(
    (route) => !kept.routes.some((own) => route === own || route.startsWith(`${own}/`)),
  );
  if (outside)
    refuse('routes', `claims ${outside}, outside of ${kept.routes.join(', ') || 'its routes: it has none'}`);
}

/** What in a build is not as the platform keeps its part now, as sentences. */
export function outsideKept(parts: Parts, build: Build | undefined): string[] {
  try {
    if (build) demandKept(parts[build.app], build);
    return [];
  } catch (error) {
    if (error instanceof Refusal) return [`not refused: ${error.message}`];
    throw error;
  }
}

/** One line for the log: what is kept of a part from now on. */
export function keptLine(part: AppName, { owner, budgets, routes }: KeptPart): string {
  const { all = {}, ...others } = budgets;
  const limits = Object.entries({ ...others, ...all }).map(([name, value]) => `${name} ${value} KB`);
  return `${part}: ${owner}; ${limits.join(', ') || 'no budgets'}; ${routes.join(', ') || 'no routes'}`;
}

/**
 * What a build of a part may state. Null where the platform publishes a part that it keeps nothing of: the build is
 * taken in as it is. @throws Refusal if a team publishes a part that nobody knows
 */
export function keptFor(
  parts: Parts,
  file: ReleaseFile | null,
  part: AppName,
  isPlatform: boolean,
): KeptPart | null {
  if (isPlatform) return parts[part] ?? null;
  const kept = keptPart(parts, file, part);
  if (!kept)
    throw new Refusal(409, 'unknown_part', `${part} is new, so the platform must publish it first`, {
      attribute: 'part',
    });
  return kept;
}

/**
 * What is kept of the parts with these builds, which must stay within it; a part that nothing is kept of is taken in.
 * A start takes all of them in: it serves these sources as they are. @throws Refusal
 */
export function partsWith(
  before: Parts,
  builds: Record<AppName, Build>,
  isStart: boolean,
): { parts: Parts; lines: string[] } {
  const parts = { ...before };
  const lines: string[] = [];
  for (const app of APP_NAMES) {
    const kept = isStart ? null : before[app];
    demandKept(kept, builds[app]);
    const next = kept ?? statedBy(builds[app]);
    parts[app] = next;
    const line = keptLine(app, next);
    if (!before[app] || keptLine(app, before[app]) !== line) lines.push(`kept from now on: ${line}`);
  }
  return { parts, lines };
}
