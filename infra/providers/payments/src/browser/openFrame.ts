import { type FrameMessage, readFrameMessage, type StartMessage } from './messages';

/** What concerns more than the frame. */
export type ShownMessage = Exclude<FrameMessage, { type: 'ready' | 'height' }>;

export interface FrameOptions {
  /** Address of the card page. */
  url: URL;
  /** The frame's name for those who cannot see it. */
  title: string;
  start: Omit<StartMessage, 'type'>;
  /** What is said when the page does not come. */
  unavailable: string;
  /** The payment is shown, was made, was left, or failed. */
  onMessage: (message: ShownMessage) => void;
  /** Whether the frame is as high as its page; else it fills its place. */
  isGrowing: boolean;
}

/** Milliseconds in which the card page must be there. */
const COMES_IN = 20_000;

const newState = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * A frame of the service's own origin. It is believed by its origin, its window, the state made for it, and the shape of
 * what it says; it gets its token once, and only where it is still the service that stands in it.
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
  // After the sign nothing is sent to a server.
  frame.src = `${url.href}#${state}`;
  frame.style.border = '0';
  place.append(frame);
  return () => {
    clearTimeout(late);
    window.removeEventListener('message', listen);
    frame.remove();
  };
}
