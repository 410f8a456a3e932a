import type { ApiError } from '@shared/api-client';
import { useLocation as useZipLookup } from '@shared/api-client/hooks';
import { paths } from '@shared/domain';
import { useEffect, useState } from 'react';
import { addressOptions, type CoveredOption } from './addressOptions';
import { useGo, type Go } from './useGo';
import { useNewQuote } from './useNewQuote';

/** A ZIP being looked up; a typed one is handled differently from one in a link (reading 18). */
export interface AskedZip {
  zip: string;
  typed: boolean;
  /** Asked again after the question whether it is the street's ZIP. */
  sure?: boolean;
}

export type StartState =
  /** `boxes`: a ZIP that only holds boxes or one organization; asking for it again keeps it (reading 64). */
  | { kind: 'form'; invalid: boolean; boxes: string | null }
  /** `fromForm`: the form may stay visible briefly with its button busy (specification 2.3). */
  | { kind: 'checking' | 'creating'; zip: string; fromForm: boolean }
  | { kind: 'failed'; zip: string; isCreating: boolean; error: ApiError }
  | { kind: 'choosing'; zip: string; options: CoveredOption[] };

export interface Start {
  state: StartState;
  ask: (zip: AskedZip) => void;
  choose: (option: CoveredOption) => void;
  retry: () => void;
  cancel: () => void;
}

/** From a ZIP to a quote (specification 2.3 and 4): look up, choose a city if several match, create, continue. */
export function useStart(linked: AskedZip | null, isInvalidLink: boolean): Start {
  const [asked, setAsked] = useState(linked);
  const [fromForm, setFromForm] = useState(false);
  const [isInvalid, setInvalid] = useState(isInvalidLink);
  const [picked, setPicked] = useState<CoveredOption | null>(null);
  const go = useGo();
  const { options, boxes, staysHere, lost, lookUp } = useCoverage(asked, go);
  const only = options.length === 1 ? options[0] : undefined;
  const chosen = asked === null || boxes !== null ? null : (only ?? picked);
  const creation = useNewQuote(chosen, go);
  const ask = (zip: AskedZip) => {
    setInvalid(false);
    setFromForm(true);
    setAsked({ ...zip, sure: zip.zip === boxes });
  };
  const choose = (option: CoveredOption) => {
    setFromForm(false);
    setPicked(option);
  };
  const retry = () => {
    setFromForm(false);
    if (chosen === null) lookUp();
    else creation.retry();
  };
  const cancel = () => {
    setAsked(null);
    setPicked(null);
  };
  return { state: stateOf(), ask, choose, retry, cancel };

  function stateOf(): StartState {
    if (asked === null || staysHere || boxes !== null)
      return { kind: 'form', invalid: isInvalid || staysHere, boxes };
    const { zip } = asked;
    const error = lost ?? creation.failure;
    if (error) return { kind: 'failed', zip, isCreating: lost === undefined, error };
    if (chosen !== null) return { kind: 'creating', zip, fromForm };
    return options.length > 1 ? { kind: 'choosing', zip, options } : { kind: 'checking', zip, fromForm };
  }
}

/**
 * The cities of a looked-up ZIP. A link's ZIP that does not exist stays in the form, as does one that only holds boxes
 * until the shopper is sure; any other refusal navigates on.
 */
function useCoverage(asked: AskedZip | null, go: Go) {
  const lookup = useZipLookup(asked?.zip ?? null);
  const refusal = refusalOf(lookup);
  const staysHere = refusal === 'unknown' && asked?.typed === false;
  useEffect(() => {
    if (asked !== null && refusal !== null && !staysHere) go(paths.notCovered(asked.zip));
  }, [asked, refusal, staysHere, go]);
  const options = lookup.data === undefined ? [] : addressOptions(lookup.data);
  const asksStreet = options.length > 0 && lookup.data?.boxes_only === true && asked?.sure !== true;
  return {
    options,
    boxes: asksStreet ? (asked?.zip ?? null) : null,
    staysHere,
    lost: refusal === null && !lookup.isLoading ? lookup.error : undefined,
    lookUp: lookup.retry,
  };
}

type Refusal = 'unknown' | 'outside' | null;

/** Why a ZIP gives no quote; a failed call is no refusal and can be retried (reading 10). */
function refusalOf({ data, error, isLoading }: ReturnType<typeof useZipLookup>): Refusal {
  if (isLoading) return null;
  if (error !== undefined) return [400, 404, 422].includes(error.status) ? 'unknown' : null;
  return data !== undefined && addressOptions(data).length === 0 ? 'outside' : null;
}
