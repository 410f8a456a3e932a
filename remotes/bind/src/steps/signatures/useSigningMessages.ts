import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Messages that end signing; the server then has the result. */
const ENDINGS: ReadonlySet<unknown> = new Set(['signing:completed', 'signing:declined']);
/** Messages of its other pages, which mean the page has loaded. */
const STANDING: ReadonlySet<unknown> = new Set(['signing:ready', 'signing:reviewed']);

/** The state value that identifies this signature's messages, from the URL's hash (infra/api, httpSigningProvider). */
const stateOf = ({ hash }: URL): string => decodeURIComponent(hash.slice(1));

/** Classifies a message about this signature by its shape and state; null for anything else. */
function wordIn(data: unknown, wanted: string): 'ended' | 'stands' | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, envelope, state } = { type: null, envelope: null, state: null, ...data };
  if (typeof envelope !== 'string' || wanted === '' || state !== wanted) return null;
  if (ENDINGS.has(type)) return 'ended';
  return STANDING.has(type) ? 'stands' : null;
}

interface SigningWords {
  /** A signing page has loaded; may be called again. */
  onStands: () => void;
  /** Called once. */
  onEnded: () => void;
}

/**
 * Listens only to the signing page: its exact origin and window, a known message shape, and this signature's state; an
 * end only once (design: security).
 */
export function useSigningMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string,
  words: SigningWords,
): void {
  const stand = useEffectEvent(words.onStands);
  const end = useEffectEvent(words.onEnded);
  const heard = useRef('');
  useEffect(() => {
    const url = new URL(address);
    const state = stateOf(url);
    const listen = (event: MessageEvent<unknown>) => {
      const isTheirs = event.origin === url.origin && event.source === frame.current?.contentWindow;
      const word = isTheirs ? wordIn(event.data, state) : null;
      if (word === null) return;
      stand();
      if (word !== 'ended' || heard.current === state) return;
      heard.current = state;
      end();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [address, frame]);
}
