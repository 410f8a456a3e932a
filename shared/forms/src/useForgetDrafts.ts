import { useApi } from '@shared/api-client/hooks';
import { useEffect } from 'react';
import { dropOtherDrafts } from './drafts';
import { useDraftStore } from './useDraftStore';

/** Deletes a quote's drafts when it is restarted or replaced, in any tab. */
export function useForgetDrafts(): void {
  const { bus } = useApi();
  const store = useDraftStore();
  useEffect(() => bus.on('quote:identified', ({ quoteId }) => dropOtherDrafts(store, quoteId)), [bus, store]);
}
