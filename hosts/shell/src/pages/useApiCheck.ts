import { ApiError } from '@shared/api-client';
import { useState } from 'react';
import { useShell } from '../boot/ShellContext';

/** Time limit of a check, in ms. */
const PATIENCE = 10_000;
const QUESTION = '/v2/carriers/getallcarriers';

export interface ApiCheck {
  state: 'idle' | 'asking' | 'still';
  /** The rate limit, after too many checks. */
  limit: ApiError | undefined;
  /** Checks whether the API responds; a success clears the flag (reading 10). */
  ask: () => Promise<boolean>;
}

/** Leaves an outage by one plain call. */
export function useApiCheck(): ApiCheck {
  const { transport } = useShell();
  const [state, setState] = useState<ApiCheck['state']>('idle');
  const [limit, setLimit] = useState<ApiError>();
  async function ask(): Promise<boolean> {
    setState('asking');
    setLimit(undefined);
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      const answer = await fetch(QUESTION, { cache: 'no-store', signal });
      if (!answer.ok) throw refusalOf(answer);
      // The transport owns the flag, so the call has to go through it.
      await transport.callPlain('api', QUESTION);
      setState('idle');
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 429) setLimit(error);
      setState('still');
      return false;
    }
  }
  return { state, limit, ask };
}

const refusalOf = ({ status, headers }: Response): ApiError =>
  new ApiError('http', status, [], Number(headers.get('retry-after')) || null);
