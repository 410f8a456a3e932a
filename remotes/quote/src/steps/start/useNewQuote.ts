import { useApi, useCreateQuote } from '@shared/api-client/hooks';
import { paths, STORAGE_KEYS } from '@shared/domain';
import { settled } from '@shared/forms';
import { useCallback, useEffect, useRef } from 'react';
import type { CoveredOption } from './addressOptions';
import type { Go } from './useGo';

/**
 * Makes the quote of a chosen city, once, tells that we cover it, and goes on to the questions. A refusal leads to
 * not-covered (section 8); a call that did not get through can be repeated.
 */
export function useNewQuote(chosen: CoveredOption | null, go: Go): { failed: boolean; retry: () => void } {
  const { bus, transport } = useApi();
  const { trigger, error } = useCreateQuote();
  const create = useCallback(
    async ({ zip_code, state, county, city }: CoveredOption) => {
      const quote = await settled(trigger({ zip_code, state, county, city }));
      if (quote === null) return;
      // A new quote's questions have not been answered (specification 2.5).
      transport.storage.removeItem(STORAGE_KEYS.filledQuoteEdit);
      const values = { zip: zip_code };
      bus.emit('alert:show-requested', { variant: 'success', textKey: 'common:alerts.covered', values });
      go(paths.editQuote());
    },
    [bus, transport, trigger, go],
  );
  const begun = useRef<string | null>(null);
  useEffect(() => {
    const name = chosen === null ? null : [chosen.zip_code, chosen.county, chosen.city].join('/');
    if (name === begun.current) return;
    begun.current = name;
    if (chosen !== null) void create(chosen);
  }, [chosen, create]);
  const isRefused = error?.kind === 'http' && error.status < 500 && error.status !== 429 && error.status > 0;
  useEffect(() => {
    if (isRefused && chosen !== null) go(paths.notCovered(chosen.zip_code));
  }, [isRefused, chosen, go]);
  const retry = () => {
    if (chosen !== null) void create(chosen);
  };
  return { failed: error !== undefined && !isRefused, retry };
}
