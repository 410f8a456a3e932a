import { ApiError } from '@shared/api-client';
import { useState } from 'react';
import { useShell } from '../boot/ShellContext';

/** Milliseconds after which the API counts as still unavailable. */
const PATIENCE = 10_000;
const QUESTION = '/v2/carriers/getallcarriers';

export interface ApiCheck {
  state: 'idle' | 'asking' | 'still';
  /** Why it was refused, where it was asked too often. */
  limit: ApiError | undefined;
  /** Whether the API answers now. A success clears the flag (readings 10). */
  ask: () => Promise<boolean>;
}

/** The way out of an outage: one plain call. */
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
      // The flag is the transport's own: a success it does not hear of would leave it set.
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
