import { useState } from 'react';
import type { LinkAsked, MakeLink } from './makeLink';

/** What became of the link that was asked for last. */
export type LinkState =
  | { is: 'none' | 'unexplained' | 'asked' }
  | { is: 'refused'; reason: string }
  | { is: 'made'; asked: LinkAsked; address: string };

/** Asks for a link, which needs a reason. */
export function useLink(makeLink: MakeLink) {
  const [state, setState] = useState<LinkState>({ is: 'none' });
  const ask = async (asked: LinkAsked): Promise<void> => {
    if (asked.why === '') return setState({ is: 'unexplained' });
    setState({ is: 'asked' });
    try {
      setState({ is: 'made', asked, address: await makeLink(asked) });
    } catch (error) {
      setState({ is: 'refused', reason: error instanceof Error ? error.message : String(error) });
    }
  };
  return { state, ask };
}
