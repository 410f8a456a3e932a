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
  /** How often late requests are checked. */
  lookEvery: 1000,
  /**
   * Connections per address, open at once or new within a second; an office or a phone network shares one
   * address.
   */
  connections: 128,
} as const;
