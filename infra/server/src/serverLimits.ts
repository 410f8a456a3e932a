/**
 * What one client may cost a server, in ms, bytes and connections (security, Limits and bad input). A person on a slow
 * phone needs far less; whoever sends or reads a byte at a time is cut off, and keeps nobody else waiting.
 */
export const SERVER_LIMITS = {
  /** Bytes of a body. */
  body: 65_536,
  /** Until the headers have arrived. */
  headersTime: 10_000,
  /** Until the whole request has arrived, body included. */
  requestTime: 20_000,
  /** A connection on which nothing moves, longer than any answer takes. */
  idleTime: 75_000,
  /** A connection kept open for the next request. */
  keptTime: 72_000,
  /** A reader who takes nothing more of an answer. */
  readTime: 20_000,
  /** How often requests that are late are looked for. */
  lookEvery: 1000,
  /** Open connections of one address, and new ones within a second; an office or a phone network shares one. */
  connections: 128,
} as const;
