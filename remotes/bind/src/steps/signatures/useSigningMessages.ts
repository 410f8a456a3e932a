import { useEffect, useEffectEvent, type RefObject } from 'react';

/** What ends signing, either way: the server then says how it stands. */
const ENDINGS: ReadonlySet<unknown> = new Set(['signing:completed', 'signing:declined']);

/** Whether this is the signing page's word that it is done: by its shape. */
function isEnding(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const { type, envelope, state } = { type: null, envelope: null, state: null, ...data };
  return ENDINGS.has(type) && typeof envelope === 'string' && typeof state === 'string';
}

/** Hears the signing page alone: its exact origin, its own window, the shape of what it says (design: security). */
export function useSigningMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string,
  onEnded: () => void,
): void {
  const end = useEffectEvent(onEnded);
  useEffect(() => {
    const { origin } = new URL(address);
    const listen = (event: MessageEvent<unknown>) => {
      const isTheirs = event.origin === origin && event.source === frame.current?.contentWindow;
      if (isTheirs && isEnding(event.data)) end();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [address, frame]);
}
