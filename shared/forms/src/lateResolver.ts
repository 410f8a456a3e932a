import type { FieldValues, Resolver } from 'react-hook-form';
import { loadBehind } from './loadBehind';

/** A resolver whose rules load after the form. `preload` fetches them before the first Save. */
export type LateResolver<Values extends FieldValues> = Resolver<Values> & { preload: () => Promise<void> };

/**
 * Validates a form by rules in their own chunk, so the form renders before they load (budgets). An earlier Save waits
 * for them; if they fail to load, it fails like a call without a response, and the next Save retries.
 */
export function lateResolver<Values extends FieldValues>(
  load: () => Promise<Resolver<Values>>,
): LateResolver<Values> {
  const { now, fetch, preload } = loadBehind(load);
  const judge: Resolver<Values> = async (values, context, options) => {
    await fetch();
    const resolver = now();
    if (resolver === undefined) throw new Error('no resolver');
    return resolver(values, context, options);
  };
  return Object.assign(judge, { preload });
}
