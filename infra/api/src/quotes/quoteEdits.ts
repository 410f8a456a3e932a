import {
  type Address,
  type AddressInput,
  isStartAllowed,
  type Quote,
  quotePatchEmptiesRates,
  type Rate,
  STATE_RULES,
  statusWithoutRates,
  termFrom,
  type UpdateQuoteInput,
} from '@shared/domain';
import { ApiFailure } from '../http/apiFailure';
import { checkAddress } from './checkAddress';
import { packageCoverages } from './packageCoverages';
import type { PartChange, QuoteChange } from './quoteStore';
import type { QuoteDocument, StoredQuote } from './storedQuote';

function newAddress(current: Address, sent: AddressInput): Address {
  if (sent.state !== current.state)
    throw new ApiFailure(422, [{ code: 'state_changed', attribute: 'address.state' }]);
  checkAddress(sent);
  const { line1 = current.line1, line2 = current.line2, county } = sent;
  return { zip_code: sent.zip_code, state: sent.state, city: sent.city, county, line1, line2 };
}

function newTerm(
  quote: StoredQuote,
  sent: { duration: 6 | 12; effective: string },
  today: string,
): Quote['term'] {
  const offered = STATE_RULES[quote.document.address.state].terms;
  if (!offered.includes(sent.duration))
    throw new ApiFailure(422, [{ code: 'term_invalid', attribute: 'term.duration' }]);
  if (!isStartAllowed(sent.effective, today)) {
    throw new ApiFailure(422, [{ code: 'start_date_invalid', attribute: 'term.effective' }]);
  }
  return termFrom(sent.effective, sent.duration);
}

const priorPolicy = (sent: UpdateQuoteInput['prior_policy']): Quote['prior_policy'] =>
  sent ? { ...sent, duration: sent.duration ?? 6, continuous: sent.continuous ?? false } : null;

/** The quote's own fields after a patch; whatever is absent stays. */
function newDocument(quote: StoredQuote, patch: UpdateQuoteInput, today: string): QuoteDocument {
  const { document } = quote;
  const { residence_info: residence } = patch;
  return {
    ...document,
    homeowner: patch.homeowner ?? document.homeowner,
    currently_insured: patch.currently_insured ?? document.currently_insured,
    pay_in_full: patch.pay_in_full ?? document.pay_in_full,
    payment_plan_code: patch.payment_plan_code ?? document.payment_plan_code,
    ...(patch.prior_policy === undefined ? {} : { prior_policy: priorPolicy(patch.prior_policy) }),
    // Without insurance now there is no policy that could expire (section 2.5).
    ...(patch.currently_insured === false ? { prior_policy: null } : {}),
    ...(patch.address ? { address: newAddress(document.address, patch.address) } : {}),
    ...(patch.term ? { term: newTerm(quote, patch.term, today) } : {}),
    ...(residence
      ? {
          residence_info: {
            current_residence_date:
              residence.current_residence_date ?? document.residence_info?.current_residence_date ?? null,
            ownership: residence.ownership ?? document.residence_info?.ownership ?? null,
          },
        }
      : {}),
  };
}

/** Buy online: the snapshot is frozen and every vehicle takes the chosen product's coverages (readings 8 and 15). */
function buyOnline(quote: StoredQuote, rate: Rate): QuoteChange {
  const parts = quote.vehicles.map(({ id, document }): PartChange => {
    const { coverage_package_name: packageName, coverages: chosen } = document;
    const coverages = packageCoverages(quote.document.address.state, packageName, rate, chosen);
    return { table: 'vehicles', id, document: { ...document, coverages } };
  });
  return { status: 'APPLYING', selectedRate: rate, parts };
}

/**
 * What a PATCH of the quote changes. `chosen` is the rate that `selected_rate.id` names, already found current.
 * @throws ApiFailure 422 for an address, term or date the rules refuse.
 */
export function patchQuote(
  quote: StoredQuote,
  patch: UpdateQuoteInput,
  chosen: Rate | null,
  today: string,
): QuoteChange {
  const emptiesRates = quotePatchEmptiesRates(patch);
  return {
    document: newDocument(quote, patch, today),
    ...(emptiesRates ? { emptiesRates, status: statusWithoutRates(quote.status) } : {}),
    ...(chosen ? buyOnline(quote, chosen) : {}),
  };
}
