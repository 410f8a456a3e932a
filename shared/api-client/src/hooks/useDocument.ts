import { getDocument } from '../requests/getDocument';
import { useApi } from './apiContext';
import { useTrigger, type Trigger } from './useTrigger';

/** Fetches a document of the stored quote: `trigger(url)`, the address as the quote names it. */
export function useDocument(): Trigger<[string], Blob> {
  const { transport } = useApi();
  return useTrigger('document', (url: string) => getDocument(transport, url));
}
