/**
 * What one client may cost a server, in ms, bytes and connections (security, Limits and bad input). A slow
 * phone needs far less, and a client that sends or reads one byte at a time is cut off.
 */
export const SERVER_LIMITS = {
  /** Bytes of a body. */
  body: 65_536,
  /** Until the headers have arrived. */
  headersTime: 10_000,
  /** Until the whole request has arrived, including its body. */
  requestTime: 20_000,
  /** Idle time of a connection, longer than any response takes. */
  idleTime: 75_000,
  /** Keep-alive time between requests. */
  keptTime: 72_000,
  /** How long a client may stop reading a response. */
  readTime: 20_000,
  /** Bytes per second that a client must read on average, once `readTime` is over; the slowest phone reads more. */
  readRate: 2048,
  /** How long the place of a connection that was cut stays taken, so that opening it again is no gain. */
  cutTime: 20_000,
  /** How often late requests and slow readers are checked. */
  lookEvery: 1000,
  /**
   * Connections per address, open at once or new within a second; an office or a phone network shares one
   * address. Since each keeps one piece of a response, an address keeps at most 8 MB unread (ADR 0048).
   */
  connections: 128,
} as const;

/** Limits as a test may set them. */
export type ServerLimits = Record<keyof typeof SERVER_LIMITS, number>;
