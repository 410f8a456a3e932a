import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** What ends signing, either way: the server then says how it stands. */
const ENDINGS: ReadonlySet<unknown> = new Set(['signing:completed', 'signing:declined']);

/** What this signature's messages bear, and no other's: it comes with the address (infra/api, httpSigningProvider). */
const stateOf = ({ hash }: URL): string => decodeURIComponent(hash.slice(1));

/** Whether this is the signing page's word that this signature is done: by its shape and its state. */
function isEnding(data: unknown, wanted: string): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const { type, envelope, state } = { type: null, envelope: null, state: null, ...data };
  return ENDINGS.has(type) && typeof envelope === 'string' && wanted !== '' && state === wanted;
}

/**
 * Hears the signing page alone: its exact origin, its own window, the shape of what it says, and the signature's state,
 * once (design: security).
 */
export function useSigningMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string,
  onEnded: () => void,
): void {
  const end = useEffectEvent(onEnded);
  const heard = useRef('');
  useEffect(() => {
    const url = new URL(address);
    const state = stateOf(url);
    const listen = (event: MessageEvent<unknown>) => {
      const isTheirs = event.origin === url.origin && event.source === frame.current?.contentWindow;
      if (!isTheirs || heard.current === state || !isEnding(event.data, state)) return;
      heard.current = state;
      end();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [address, frame]);
}
