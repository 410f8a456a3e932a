import { useLocation as useZipLookup } from '@shared/api-client/hooks';
import { paths } from '@shared/domain';
import { useNavigate } from '@shared/federation/router';
import { useEffect, useState } from 'react';
import { addressOptions, type CoveredOption } from './addressOptions';
import { useNewQuote } from './useNewQuote';

/** A ZIP whose coverage is being found out; one that was typed is judged otherwise than one in a link (reading 18). */
export interface AskedZip {
  zip: string;
  typed: boolean;
}

export type StartState =
  | { kind: 'form'; invalid: boolean }
  | { kind: 'checking'; zip: string }
  | { kind: 'creating'; zip: string }
  | { kind: 'failed'; zip: string }
  | { kind: 'choosing'; zip: string; options: CoveredOption[] };

export interface Start {
  state: StartState;
  ask: (zip: AskedZip) => void;
  choose: (option: CoveredOption) => void;
  retry: () => void;
  cancel: () => void;
}

/** From a ZIP to a quote (specification 2.3 and 4): look up, choose where several fit, create, go on. */
export function useStart(linked: AskedZip | null, isInvalidLink: boolean): Start {
  const [asked, setAsked] = useState(linked);
  const [isInvalid, setInvalid] = useState(isInvalidLink);
  const [picked, choose] = useState<CoveredOption | null>(null);
  const lookup = useZipLookup(asked?.zip ?? null);
  const options = lookup.data === undefined ? [] : addressOptions(lookup.data);
  const refusal = refusalOf(lookup);
  const only = options.length === 1 ? options[0] : undefined;
  const chosen = asked === null ? null : (only ?? picked);
  const creation = useNewQuote(chosen);
  const navigate = useNavigate();
  // A link's ZIP that does not exist stays here with the form; anything else refused leads on (reading 18).
  const staysHere = refusal === 'unknown' && asked?.typed === false;
  useEffect(() => {
    if (asked !== null && refusal !== null && !staysHere) void navigate(paths.notCovered(asked.zip));
  }, [asked, refusal, staysHere, navigate]);
  const ask = (zip: AskedZip) => {
    setInvalid(false);
    setAsked(zip);
  };
  const cancel = () => {
    setAsked(null);
    choose(null);
  };
  return { state: stateOf(), ask, choose, retry: chosen === null ? lookup.retry : creation.retry, cancel };

  function stateOf(): StartState {
    if (asked === null || staysHere) return { kind: 'form', invalid: isInvalid || staysHere };
    const { zip } = asked;
    const isLost = lookup.error !== undefined && refusal === null && !lookup.isLoading;
    if (isLost || creation.failed) return { kind: 'failed', zip };
    if (chosen !== null) return { kind: 'creating', zip };
    return options.length > 1 ? { kind: 'choosing', zip, options } : { kind: 'checking', zip };
  }
}

type Refusal = 'unknown' | 'outside' | null;

/** Why a ZIP leads to no quote; a call that did not get through is no refusal and can be repeated (reading 10). */
function refusalOf({ data, error, isLoading }: ReturnType<typeof useZipLookup>): Refusal {
  if (isLoading) return null;
  if (error !== undefined) return [400, 404, 422].includes(error.status) ? 'unknown' : null;
  return data !== undefined && addressOptions(data).length === 0 ? 'outside' : null;
}
