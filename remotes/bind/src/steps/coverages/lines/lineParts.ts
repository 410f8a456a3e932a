import { type Lookup, useLookup } from '@shared/api-client/hooks';

/** In its own chunk with the wordings, since they are long and only some states ask. */
const load = () => import(/* webpackChunkName: "lines" */ './LineForm');

/** The form of the lines; not loaded if none is asked. */
export function useLineParts(areWanted: boolean): Lookup<Awaited<ReturnType<typeof load>>> {
  return useLookup(areWanted ? ['lines'] : null, load);
}
