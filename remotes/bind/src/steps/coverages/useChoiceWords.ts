import { type Lookup, useLookup } from '@shared/api-client/hooks';

const askForWords = () => import(/* webpackChunkName: "choiceWords" */ './choiceWords');

/** The words of what a state wants signed; not asked for where nothing is open. */
export function useChoiceWords(areWanted: boolean): Lookup<Awaited<ReturnType<typeof askForWords>>> {
  return useLookup(areWanted ? ['choice words'] : null, askForWords);
}
