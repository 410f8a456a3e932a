import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Messages that end signing; the server then has the result. */
const ENDINGS: ReadonlySet<unknown> = new Set(['signing:completed', 'signing:declined']);
/** Messages of its other pages, which mean the page has loaded. */
const LOADED: ReadonlySet<unknown> = new Set(['signing:ready', 'signing:reviewed']);

/** The state value that identifies this signature's messages, from the URL's hash (infra/api, httpSigningProvider). */
const stateOf = ({ hash }: URL): string => decodeURIComponent(hash.slice(1));

/** Classifies a message about this signature by its shape and state; null for anything else. */
function kindOf(data: unknown, wanted: string): 'ended' | 'loaded' | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, envelope, state } = { type: null, envelope: null, state: null, ...data };
  if (typeof envelope !== 'string' || wanted === '' || state !== wanted) return null;
  if (ENDINGS.has(type)) return 'ended';
  return LOADED.has(type) ? 'loaded' : null;
}

interface SigningWords {
  /** A signing page has loaded; may be called again. */
  onLoaded: () => void;
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
  const load = useEffectEvent(words.onLoaded);
  const end = useEffectEvent(words.onEnded);
  const ended = useRef('');
  useEffect(() => {
    const url = new URL(address);
    const state = stateOf(url);
    const listen = (event: MessageEvent<unknown>) => {
      const isTheirs = event.origin === url.origin && event.source === frame.current?.contentWindow;
      const kind = isTheirs ? kindOf(event.data, state) : null;
      if (kind === null) return;
      load();
      if (kind !== 'ended' || ended.current === state) return;
      ended.current = state;
      end();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [address, frame]);
}
