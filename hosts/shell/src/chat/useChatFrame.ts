import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Visitor } from './useVisitor';

/** Time limit for the chat to respond. */
const PATIENCE_MS = 10_000;

export type ChatStatus = 'connecting' | 'ready' | 'unavailable';

interface Options {
  origin: string;
  visitor: Visitor | null;
  onClose: () => void;
}

const typeOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'type' in data ? data.type : null;

/**
 * Exchanges messages with the chat frame: accepts only its exact origin and window, and sends the visitor only there,
 * by message and never in a URL. Replace it to use another service's protocol.
 */
export function useChatFrame({ origin, visitor, onClose }: Options): {
  frame: RefObject<HTMLIFrameElement | null>;
  status: ChatStatus;
} {
  const frame = useRef<HTMLIFrameElement>(null);
  const [status, setStatus] = useState<ChatStatus>('connecting');
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      if (typeOf(event.data) === 'chat:ready') setStatus('ready');
      if (typeOf(event.data) === 'chat:close-requested') onClose();
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [origin, onClose]);
  useEffect(() => {
    if (status !== 'connecting') return undefined;
    const wait = setTimeout(() => setStatus('unavailable'), PATIENCE_MS);
    return () => clearTimeout(wait);
  }, [status]);
  useEffect(() => {
    if (status !== 'ready' || visitor === null) return;
    frame.current?.contentWindow?.postMessage({ type: 'chat:visitor', visitor }, origin);
  }, [status, visitor, origin]);
  return { frame, status };
}
