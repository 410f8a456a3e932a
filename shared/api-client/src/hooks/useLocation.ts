import { useCallback, useEffect, useState } from 'react';
import { lookupLocation, type LocationAnswer } from '../requests/lookupLocation';
import { asApiError, type ApiError } from '../transport/apiError';
import { useApi } from './apiContext';
import type { Lookup } from './useLookup';

/** Answers by the ZIP they are about: a late one never stands for another ZIP. */
type Answers = Record<string, { data?: LocationAnswer; error?: ApiError }>;

/**
 * Where a ZIP lies; asked for from the fifth digit. By itself, without the data cache that other reads go by: the start
 * is the only screen to ask, the browser keeps the answer, and the cache would delay the first screen (budgets).
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
