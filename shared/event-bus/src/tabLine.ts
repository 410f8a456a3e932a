/** A channel between tabs of one origin; the sender does not receive its own messages. */
export interface TabLine {
  send(message: unknown): void;
  /** Subscribes; returns a function that unsubscribes and closes the channel. */
  listen(hear: (message: unknown) => void): () => void;
}

/** A channel over BroadcastChannel; null if there is none: on a server, or in a Firefox that blocks site data. */
export function openTabLine(): TabLine | null {
  try {
    return lineOf(new BroadcastChannel('busMessage'));
  } catch {
    return null;
  }
}

const lineOf = (channel: BroadcastChannel): TabLine => ({
  send: (message) => {
    // This is a worker-style postMessage without a target origin; the rule is about window.postMessage.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(message);
  },
  listen: (hear) => {
    channel.addEventListener('message', (event: MessageEvent<unknown>) => hear(event.data));
    return () => channel.close();
  },
});
