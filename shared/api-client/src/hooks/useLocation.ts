import { useCallback, useEffect, useState } from 'react';
import { lookupLocation, type LocationAnswer } from '../requests/lookupLocation';
import { asApiError, type ApiError } from '../transport/apiError';
import { useApi } from './apiContext';
import type { Lookup } from './useLookup';

/** Responses by ZIP, so a late one is never shown for another ZIP. */
type Answers = Record<string, { data?: LocationAnswer; error?: ApiError }>;

/**
 * Looks up a ZIP once it has five digits. Written without SWR because only the start screen uses it, the browser caches
 * the response, and SWR would delay the first screen (budgets).
 */
export function useLocation(zip: string | null): Lookup<LocationAnswer> {
  const { transport } = useApi();
  const wanted = zip !== null && /^\d{5}$/.test(zip) ? zip : null;
  const [answers, setAnswers] = useState<Answers>({});
  const ask = useCallback(() => {
    if (wanted === null) return;
    lookupLocation(transport, wanted).then(
      (data) => setAnswers((known) => ({ ...known, [wanted]: { data } })),
      (error: unknown) => setAnswers((known) => ({ ...known, [wanted]: { error: asApiError(error) } })),
    );
  }, [transport, wanted]);
  useEffect(ask, [ask]);
  const retry = useCallback(() => {
    setAnswers({});
    ask();
  }, [ask]);
  const answer = wanted === null ? {} : answers[wanted];
  return { data: answer?.data, error: answer?.error, isLoading: answer === undefined, retry };
}
