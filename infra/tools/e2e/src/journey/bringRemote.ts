import { standAtDrivers, standAtPrices } from '../system/heldQuote';
import type { RemoteName } from '../system/processes';
import type { Shopper } from '../system/shopper';
import { button, link, seeHeading } from './page';
import { priceCard } from './rates';

/** Where a shopper with a quote is before a remote is needed, and what loads it in the same document. */
interface Bringing {
  before: (shopper: Shopper) => Promise<unknown>;
  bring: (shopper: Shopper) => Promise<void>;
  seen: (shopper: Shopper) => Promise<void>;
  /** The screen of another remote, one step back. */
  seenBack: (shopper: Shopper) => Promise<void>;
}

export const BRINGING: Record<RemoteName, Bringing> = {
  quote: {
    before: (shopper) => standAtPrices(shopper),
    bring: (shopper) => link(shopper, shopper.t('rates:overview.editQuote')).click(),
    seen: (shopper) => seeHeading(shopper, shopper.t('quotes:review.title')),
    seenBack: (shopper) => priceCard(shopper).waitFor(),
  },
  rates: {
    before: (shopper) => standAtDrivers(shopper),
    bring: (shopper) => link(shopper, shopper.t('drivers:list.save')).click(),
    seen: (shopper) => priceCard(shopper).waitFor(),
    seenBack: (shopper) => seeHeading(shopper, shopper.t('drivers:list.title')),
  },
  bind: {
    before: (shopper) => standAtPrices(shopper),
    bring: (shopper) => button(shopper, shopper.t('rates:overview.buyOnline')).click(),
    seen: (shopper) => seeHeading(shopper, shopper.t('bind:policyDetails.heading')),
    seenBack: (shopper) => priceCard(shopper).waitFor(),
  },
};
