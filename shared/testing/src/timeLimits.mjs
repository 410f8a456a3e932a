/**
 * Every time limit of the tests, in ms. They exist to end what hangs and nothing else, so they are many times what a quiet
 * machine needs: a busy one passes too. Plain JavaScript, since the configurations of jest read it as well.
 */
export const TIME_LIMITS = {
  /** A unit or API test, and each of its hooks. */
  test: 300_000,
  /** A test that runs a program of its own: the drill, the short fuzz, a build. */
  longTest: 15 * 60_000,
  /** The fuzz in the long form. */
  fuzz: 40 * 60_000,
  /** What a screen's test waits for. */
  onScreen: 30_000,
  /** A browser story, with its windows opened and closed. */
  story: 15 * 60_000,
  /** What a browser story waits for on a page. */
  onPage: 90_000,
  /** What a browser story waits for in the system: a process that answers, a status that changes. */
  inSystem: 120_000,
  /** What a shopper's step waits for while another client attacks: less than an edge without defense is held up. */
  underAttack: 15_000,
  /** Until the system says that it is ready, builds included. */
  systemStart: 10 * 60_000,
  /** A whole part of `npm test`, as the unit tests or the browser stories. */
  part: 60 * 60_000,
};
