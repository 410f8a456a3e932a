import { useState } from 'react';
import { useShell } from '../boot/ShellContext';

/** Milliseconds after which the API counts as still unavailable. */
const PATIENCE = 10_000;
const QUESTION = '/v2/carriers/getallcarriers';

export interface ApiCheck {
  state: 'idle' | 'asking' | 'still';
  /** Whether the API answers now. A success clears the flag (readings 10). */
  ask: () => Promise<boolean>;
}

/** The way out of an outage: one plain call. */
export function useApiCheck(): ApiCheck {
  const { transport } = useShell();
  const [state, setState] = useState<ApiCheck['state']>('idle');
  async function ask(): Promise<boolean> {
    setState('asking');
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      const answer = await fetch(QUESTION, { cache: 'no-store', signal });
      if (!answer.ok) throw new Error(String(answer.status));
      // The flag is the transport's own: a success it does not hear of would leave it set.
      await transport.callPlain('api', QUESTION);
      setState('idle');
      return true;
    } catch {
      setState('still');
      return false;
    }
  }
  return { state, ask };
}
