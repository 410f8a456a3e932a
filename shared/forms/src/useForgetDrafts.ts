import { useApi } from '@shared/api-client/hooks';
import { useEffect } from 'react';
import { dropOtherDrafts } from './drafts';

/** Deletes a quote's drafts when it is restarted or replaced, in any tab. */
export function useForgetDrafts(): void {
  const { bus } = useApi();
  useEffect(() => bus.on('quote:identified', ({ quoteId }) => dropOtherDrafts(quoteId)), [bus]);
}
