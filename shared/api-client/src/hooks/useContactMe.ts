import type { ContactMeInput } from '@shared/domain';
import { contactMe } from '../requests/contactMe';
import type { Accepted } from '../requests/sendQuote';
import { useApi } from './apiContext';
import { storedQuoteId } from './storedQuoteId';
import { useTrigger, type Trigger } from './useTrigger';

/** Asks an agent to contact the shopper about the stored quote. */
export function useContactMe(): Trigger<[ContactMeInput], Accepted> {
  const { transport } = useApi();
  return useTrigger('contactMe', async (contact: ContactMeInput) =>
    contactMe(transport, storedQuoteId(transport), contact),
  );
}
