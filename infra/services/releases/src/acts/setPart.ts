import type { KeptPart, SetPartAct } from '@shared/kit/release';
import { demandScope } from '../model/act';
import { keptLine, keptPart } from '../model/parts';
import { APP_NAMES } from '../model/release';
import { Refusal } from '../model/refusal';
import type { ReleaseStore } from '../store/openStore';
import { readLedger } from '../store/ledger';
import { commit } from './commit';
import type { Actor } from './perform';

/** What is kept of every part. */
export async function readParts(store: ReleaseStore): Promise<Record<string, KeptPart>> {
  const { file, parts } = (await readLedger(store)).ledger;
  const known = APP_NAMES.flatMap((name) => {
    const kept = keptPart(parts, file, name);
    return kept ? [[name, kept] as const] : [];
  });
  return Object.fromEntries(known);
}

/**
 * Changes what is kept of a part, and logs that; builds that are already published stay. What the act does not name
 * stays as it is. Platform only. @throws Refusal
 */
export async function setPart(
  store: ReleaseStore,
  { name, part: right, scope }: Actor,
  { part, why, owner, budgets, routes }: SetPartAct,
): Promise<KeptPart> {
  if (right !== '*')
    throw new Refusal(403, 'not_your_part', 'Only a platform token can set what is kept of a part.');
  demandScope('set-part', scope);
  const app = APP_NAMES.find((known) => known === part);
  if (!app) throw new Refusal(404, 'no_part', `There is no part ${part}`, { attribute: 'part' });
  const { kept } = await commit(store, async (ledger) => {
    const before = keptPart(ledger.parts, ledger.file, app) ?? { owner: '', budgets: {}, routes: [] };
    const next = {
      owner: owner ?? before.owner,
      budgets: budgets ?? before.budgets,
      routes: routes ?? before.routes,
    };
    if (!next.owner)
      throw new Refusal(422, 'no_owner', `${app} is new, so its owner must be named`, { attribute: 'owner' });
    const what = `set-part ${keptLine(app, next)}`;
    return {
      kept: next,
      ledger: { ...ledger, parts: { ...ledger.parts, [app]: next } },
      who: name,
      what,
      why,
    };
  });
  return kept;
}
