import type { Locator } from 'playwright-core';
import type { Call } from '../../system/faults';
import type { HeldQuote, Stage } from '../../system/heldQuote';
import type { Shopper } from '../../system/shopper';

/** Who makes a call: a shopper with a quote in hand ('none' for its ids where there is none yet). */
export interface Caller extends Shopper {
  held: Omit<HeldQuote, 'client'>;
}

type Deed = (caller: Caller) => Promise<void>;

/** One call of section 7, from the screen that makes it: what a person does, reads and keeps when it fails. */
export interface CallStory {
  name: string;
  call: Call;
  /** It comes with the page itself or after another call, so that offline means its connection alone. */
  withPage?: true;
  /** What was typed outlives the page (drafts), so that it stands again after contact-us. */
  drafted?: true;
  /** Its 500 is told in place: a failed search is an empty one (section 7). */
  told500?: true;
  /** Also part of the short form. */
  inShortForm?: true;
  /** To the screen, with everything typed. */
  before: Deed;
  /** What sets the call off. */
  act: Deed;
  /** The words that say it failed. */
  told: (caller: Caller) => Locator;
  /** Expects what was typed to stand. */
  kept: Deed;
  /** How the person tries again; `act` unless something else is offered. */
  again?: Deed;
  /** Where it leads once all is well. */
  done: Deed;
}

/** Calls of one part of the way, in an order in which one shopper can make them all. */
export interface CallGroup {
  name: string;
  /** 'applying': bought, all but coverages and questions answered. */
  stage: Stage | 'nobody' | 'applying';
  /** The application is made where nothing has to be signed; elsewhere something has. */
  nothingSigned?: true;
  calls: readonly CallStory[];
}
