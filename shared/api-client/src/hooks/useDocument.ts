import { getDocument } from '../requests/getDocument';
import { useApi } from './apiContext';
import { useTrigger, type Trigger } from './useTrigger';

/** Fetches a document of the stored quote: `trigger(url)`, with the URL from the quote. */
export function useDocument(): Trigger<[string], Blob> {
  const { transport } = useApi();
  return useTrigger('document', (url: string) => getDocument(transport, url));
}
