import { type Lookup, useLookup } from '@shared/api-client/hooks';

const askForWords = () => import(/* webpackChunkName: "choiceWords" */ './choiceWords');

/** The wordings a state wants signed; not loaded if nothing is open. */
export function useChoiceWords(areWanted: boolean): Lookup<Awaited<ReturnType<typeof askForWords>>> {
  return useLookup(areWanted ? ['choice words'] : null, askForWords);
}
