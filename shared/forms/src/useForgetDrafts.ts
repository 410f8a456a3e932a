import { useApi } from '@shared/api-client/hooks';
import { useEffect } from 'react';
import { dropOtherDrafts } from './drafts';

/** What was typed for a quote goes with it, whichever tab started over or replaced it. */
export function useForgetDrafts(): void {
  const { bus } = useApi();
  useEffect(() => bus.on('quote:identified', ({ quoteId }) => dropOtherDrafts(quoteId)), [bus]);
}
