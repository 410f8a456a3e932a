/** A line between the tabs of one origin: what is sent is heard by the others, never by the sender. */
export interface TabLine {
  send(message: unknown): void;
  /** Listens; the answer stops and frees the line. */
  listen(hear: (message: unknown) => void): () => void;
}

/** A line over a BroadcastChannel; null where there is none: on a server, or in a Firefox that blocks site data. */
export function openTabLine(): TabLine | null {
  try {
    return lineOf(new BroadcastChannel('busMessage'));
  } catch {
    return null;
  }
}

const lineOf = (channel: BroadcastChannel): TabLine => ({
  send: (message) => {
    // A worker's postMessage: it has no target origin. The rule means window.postMessage.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(message);
  },
  listen: (hear) => {
    channel.addEventListener('message', (event: MessageEvent<unknown>) => hear(event.data));
    return () => channel.close();
  },
});
