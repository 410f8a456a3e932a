import { type FrameMessage, readStartMessage, type StartMessage } from './messages';

export interface SiteChannel {
  say(message: FrameMessage): void;
}

/** The card page's side: it talks only to the site's origin, ignores everyone else, and starts once. */
export function openSiteChannel(site: string, onStart: (start: StartMessage) => void): SiteChannel {
  const state = location.hash.slice(1);
  const say = (message: FrameMessage): void => window.parent.postMessage({ ...message, state }, site);
  const listen = (event: MessageEvent<unknown>): void => {
    if (event.origin !== site || event.source !== window.parent) return;
    const start = readStartMessage(event.data, state);
    if (!start) return;
    window.removeEventListener('message', listen);
    onStart(start);
  };
  window.addEventListener('message', listen);
  if (/^[0-9a-f]{32}$/.test(state)) say({ type: 'ready' });
  return { say };
}
