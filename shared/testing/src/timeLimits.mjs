/**
 * All test time limits, in ms. They only end hanging tests, so they are many times what a quiet machine needs. Plain
 * JavaScript, since jest's configuration reads it too.
 */
export const TIME_LIMITS = {
  /** A unit or API test, and each of its hooks. */
  test: 300_000,
  /** A test that runs a separate program: the drill, the short fuzz, a build. */
  longTest: 15 * 60_000,
  /** The fuzz in the long form. */
  fuzz: 40 * 60_000,
  /** Waits in a screen's test. */
  onScreen: 30_000,
  /** A browser story, including opening and closing its windows. */
  story: 15 * 60_000,
  /** Waits of a browser story for the page. */
  onPage: 90_000,
  /** Waits of a browser story for the system: a process that responds, a status that changes. */
  inSystem: 120_000,
  /** A shopper's step while another client attacks; an undefended edge would be slower. */
  underAttack: 30_000,
  /** Until the system is ready, builds included. */
  systemStart: 10 * 60_000,
  /** A whole part of `npm test`, such as the unit tests or the browser stories. With `--all`, a slow machine needs over an hour. */
  part: 150 * 60_000,
};
