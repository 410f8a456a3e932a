import type { Transport } from '@shared/api-client';
import type { EmbedPrefill } from '@shared/embed';
import type { Bus } from '@shared/event-bus';
import { draftKey } from '@shared/forms';
import { EDIT_QUOTE_DRAFT } from '../steps/edit-quote/editQuoteValues';

/** The vehicle form of a new car. */
const NEW_VEHICLE = 'vehicle:new';

const given = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

interface Parts {
  store: Storage;
  bus: Bus;
  transport: Pick<Transport, 'quoteId'>;
}

/**
 * Puts what the partner knows into the forms as if the shopper had begun to type it: nothing is sent before the shopper
 * continues, and every answer can be changed. What was typed before stays. Returns how to change what a quote that
 * begins later is filled with.
 */
export function prefill({ store, bus, transport }: Parts, first: EmbedPrefill): (next: EmbedPrefill) => void {
  let latest = first;
  const put = (quoteId: string, step: string, values: Record<string, unknown>) => {
    const key = draftKey(quoteId, step);
    const draft = given(values);
    if (Object.keys(draft).length > 0 && store.getItem(key) === null)
      store.setItem(key, JSON.stringify(draft));
  };
  put('none', 'start', { zip: first.zip });
  // A quote from before a reload has answers of its own.
  const earlier = transport.quoteId();
  bus.on('quote:identified', ({ quoteId }) => {
    if (quoteId === null || quoteId === earlier) return;
    const { homeowner, currentlyInsured, vin } = latest;
    put(quoteId, EDIT_QUOTE_DRAFT, { homeowner, currently_insured: currentlyInsured });
    put(quoteId, `${NEW_VEHICLE}/picker`, vin === undefined ? {} : { way: 'vin', vin: vin.toUpperCase() });
  });
  return (next) => void (latest = next);
}
