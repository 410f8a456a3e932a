import type { Locator } from 'playwright-core';
import type { Call } from '../../system/faults';
import type { HeldQuote, Stage } from '../../system/heldQuote';
import type { Shopper } from '../../system/shopper';

/** The shopper who makes a call, with a quote's ids ('none' before there is a quote). */
export interface Caller extends Shopper {
  held: Omit<HeldQuote, 'client'>;
}

type Action = (caller: Caller) => Promise<void>;

/** One call of section 7, from its screen: what the shopper does, sees and keeps when it fails. */
export interface CallStory {
  name: string;
  call: Call;
  /** Other calls of its page must succeed, so only this call's connection is cut when offline. */
  withPage?: true;
  /** Typed answers outlive the page (drafts), so they are still there after contact-us. */
  drafted?: true;
  /** Its 500 is shown where results would be, because a failed search counts as an empty one (section 7). */
  inPlace500?: true;
  /** Also part of the short form. */
  inShortForm?: true;
  /** Goes to the screen and fills it in. */
  before: Action;
  /** Triggers the call. */
  act: Action;
  /** The failure message. */
  message: (caller: Caller) => Locator;
  /** Expects the typed answers to be kept. */
  kept: Action;
  /** The retry; `act` by default. */
  again?: Action;
  /** Where it leads once the call succeeds. */
  done: Action;
}

/** Calls of one part of the journey, in an order in which one shopper can make them all. */
export interface CallGroup {
  name: string;
  /** 'applying': bought, with everything but coverages and questions answered. */
  stage: Stage | 'nobody' | 'applying';
  /** In a state without signatures by default; otherwise with some. */
  nothingSigned?: true;
  calls: readonly CallStory[];
}
