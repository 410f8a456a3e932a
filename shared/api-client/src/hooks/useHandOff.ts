import { handOff, type HandOff } from '../requests/handOff';
import { useApi } from './apiContext';
import { storedQuoteId } from './storedQuoteId';
import { useTrigger, type Trigger } from './useTrigger';

/** Gets a code that opens the stored quote on the main site: `const { code } = await trigger()`. */
export function useHandOff(): Trigger<[], HandOff> {
  const { transport } = useApi();
  return useTrigger('handOff', async () => handOff(transport, storedQuoteId(transport)));
}
