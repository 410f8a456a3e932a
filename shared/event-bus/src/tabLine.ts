import { localStore } from '@shared/domain';

/** A line between the tabs of one origin: what is sent is heard by the others, never by the sender. */
export interface TabLine {
  send(message: unknown): void;
  /** Listens; the answer stops and frees the line. */
  listen(hear: (message: unknown) => void): () => void;
}

/** Documented name: the channel, and where there is none the (at once removed) localStorage entry. */
export const TAB_LINE_NAME = 'busMessage';

/** A BroadcastChannel, else the storage event, else (on a server) nothing. */
export function openTabLine(): TabLine | null {
  try {
    if (typeof BroadcastChannel === 'function') return channelLine();
  } catch {
    // Firefox refuses a channel where site data is blocked.
  }
  return typeof window === 'undefined' ? null : storageLine();
}

export function channelLine(): TabLine {
  const channel = new BroadcastChannel(TAB_LINE_NAME);
  return {
    send: (message) => {
      // A worker's postMessage: it has no target origin. The rule means window.postMessage.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      channel.postMessage(message);
    },
    listen: (hear) => {
      channel.addEventListener('message', (event: MessageEvent<unknown>) => hear(event.data));
      return () => channel.close();
    },
  };
}

export function storageLine(): TabLine {
  return {
    send: (message) => {
      // The time makes two equal messages two changes: an unchanged entry raises no storage event. Where storage is full
      // or forbidden, the tabs do not hear each other.
      localStore.setItem(TAB_LINE_NAME, JSON.stringify({ message, at: performance.now() }));
      localStore.removeItem(TAB_LINE_NAME);
    },
    listen: (hear) => {
      const onStorage = (event: StorageEvent): void => {
        if (event.key !== TAB_LINE_NAME || event.newValue === null) return;
        const message = parse(event.newValue);
        if (message !== undefined) hear(message);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'message' in value ? value.message : undefined;
  } catch {
    return undefined;
  }
}
