import type { FieldValues, Resolver } from 'react-hook-form';
import { loadBehind } from './loadBehind';

/** A resolver whose rules come behind the form. `preload` fetches them before the first Save. */
export type LateResolver<Values extends FieldValues> = Resolver<Values> & { preload: () => Promise<void> };

/**
 * Judges a form by rules in a chunk of their own, so that the form is there before they are (budgets). A Save that is faster
 * waits for them; where they cannot be had, it fails as a call does that nobody answers, and the next Save asks again.
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
