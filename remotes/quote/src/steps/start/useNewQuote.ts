import { type ApiError, asApiError } from '@shared/api-client';
import { useApi, useCreateQuote } from '@shared/api-client/hooks';
import { forwardPath, paths, type Quote, quoteJourney, STORAGE_KEYS } from '@shared/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CoveredOption } from './addressOptions';
import type { Go } from './useGo';

/**
 * Creates the quote for a chosen city, once, says that we cover it, and goes to the questions. A refusal goes to
 * not-covered (section 8); a failed call can be retried.
 */
export function useNewQuote(
  chosen: CoveredOption | null,
  go: Go,
): { failure: ApiError | undefined; retry: () => void } {
  const { bus, transport } = useApi();
  const createQuote = useCreateQuote();
  const [failure, setFailure] = useState<{ name: string; error: ApiError } | null>(null);
  const create = useCallback(
    (option: CoveredOption) => {
      const { zip_code, state, county, city } = option;
      const goOn = (quote: Quote) => {
        // A new quote's questions are unanswered (specification 2.5).
        transport.storage.removeItem(STORAGE_KEYS.filledQuoteEdit);
        const values = { zip: zip_code };
        bus.emit('alert:show-requested', { variant: 'success', textKey: 'common:alerts.covered', values });
        go(forwardPath(quoteJourney, 'start', quote));
      };
      createQuote({ zip_code, state, county, city }).then(goOn, (error: unknown) =>
        setFailure({ name: nameOf(option), error: asApiError(error) }),
      );
    },
    [bus, transport, createQuote, go],
  );
  const name = chosen === null ? null : nameOf(chosen);
  const begun = useRef<string | null>(null);
  useEffect(() => {
    if (name === begun.current) return;
    begun.current = name;
    if (chosen !== null) create(chosen);
  }, [name, chosen, create]);
  const error = failure?.name === name ? failure?.error : undefined;
  const isRefused = error !== undefined && isRefusal(error);
  useEffect(() => {
    if (isRefused && chosen !== null) go(paths.notCovered(chosen.zip_code));
  }, [isRefused, chosen, go]);
  const retry = () => {
    setFailure(null);
    if (chosen !== null) create(chosen);
  };
  return { failure: isRefused ? undefined : error, retry };
}

const nameOf = ({ zip_code, county, city }: CoveredOption): string => [zip_code, county, city].join('/');

/** A limit (429) and a partner's key that is refused (403) say nothing about the address. */
const isRefusal = ({ kind, status }: ApiError): boolean =>
  kind === 'http' && status > 0 && status < 500 && status !== 429 && status !== 403;
