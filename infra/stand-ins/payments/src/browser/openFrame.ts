import { type FrameMessage, readFrameMessage, type StartMessage } from './messages';

/** Events beyond the frame itself. */
export type ShownMessage = Exclude<FrameMessage, { type: 'ready' | 'height' }>;

export interface FrameOptions {
  /** Address of the card page. */
  url: URL;
  /** The frame's accessible name. */
  title: string;
  start: Omit<StartMessage, 'type'>;
  /** The error text if the page does not load. */
  unavailable: string;
  /** The payment is shown, was made, was left, or failed. */
  onMessage: (message: ShownMessage) => void;
  /** Whether the frame is as high as its page; else it fills its place. */
  isGrowing: boolean;
}

/** Timeout for loading the card page, in ms. */
const COMES_IN = 20_000;

const newState = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * A frame of the service's own origin. Its messages are checked by origin, window, one-time state and shape; it gets
 * its token once, and only while the service's page is in the frame.
 */
export function openFrame(place: Element, options: FrameOptions): () => void {
  const { url, title, start, unavailable, onMessage, isGrowing } = options;
  const state = newState();
  const frame = document.createElement('iframe');
  let isStarted = false;
  const late = setTimeout(() => onMessage({ type: 'failed', description: unavailable }), COMES_IN);
  const listen = (event: MessageEvent<unknown>): void => {
    if (event.origin !== url.origin || event.source !== frame.contentWindow) return;
    const message = readFrameMessage(event.data, state);
    if (!message) return;
    if (message.type === 'height') {
      if (isGrowing) frame.height = String(message.height);
      return;
    }
    if (message.type !== 'ready') return onMessage(message);
    if (isStarted) return;
    isStarted = true;
    clearTimeout(late);
    frame.contentWindow?.postMessage({ type: 'start', ...start, state }, url.origin);
  };
  window.addEventListener('message', listen);
  frame.title = title;
  frame.width = '100%';
  if (!isGrowing) frame.height = '100%';
  // The part after the # is never sent to a server.
  frame.src = `${url.href}#${state}`;
  frame.style.border = '0';
  place.append(frame);
  return () => {
    clearTimeout(late);
    window.removeEventListener('message', listen);
    frame.remove();
  };
}
