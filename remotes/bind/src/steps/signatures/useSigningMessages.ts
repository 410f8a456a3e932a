import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** What ends signing, either way: the server then says how it stands. */
const ENDINGS: ReadonlySet<unknown> = new Set(['signing:completed', 'signing:declined']);
/** What each of its other pages says: it stands there. */
const STANDING: ReadonlySet<unknown> = new Set(['signing:ready', 'signing:reviewed']);

/** What this signature's messages bear, and no other's: it comes with the address (infra/api, httpSigningProvider). */
const stateOf = ({ hash }: URL): string => decodeURIComponent(hash.slice(1));

/** What the signing page says of this signature, null for anything else: by its shape and its state. */
function wordIn(data: unknown, wanted: string): 'ended' | 'stands' | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, envelope, state } = { type: null, envelope: null, state: null, ...data };
  if (typeof envelope !== 'string' || wanted === '' || state !== wanted) return null;
  if (ENDINGS.has(type)) return 'ended';
  return STANDING.has(type) ? 'stands' : null;
}

interface SigningWords {
  /** One of its pages stands in the frame; it may be said again. */
  onStands: () => void;
  /** Said once. */
  onEnded: () => void;
}

/**
 * Hears the signing page alone: its exact origin, its own window, the shape of what it says, and the signature's state; an
 * ending once (design: security).
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
