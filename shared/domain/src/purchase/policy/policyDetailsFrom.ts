import { isStartAllowed, startWindow, termFrom } from '../../dates';
import { DRIVER_FIELDS } from '../../entities/driver';
import { EMPTY_DRIVER } from '../../entities/empty';
import { askedIn, valuesOf } from '../../entities/field';
import { type Quote, RESIDENCE_FIELDS } from '../../entities/quote';
import { mailingAddressOf } from '../../rules/mailingAddress';
import { policyHolderOf } from '../../rules/policyHolder';
import { STATE_RULES } from '../../states';

/** What policy details ask of the policyholder, and about the home. */
export const POLICY_HOLDER_FIELDS = /* @__PURE__ */ askedIn(DRIVER_FIELDS, 'policy');
export const POLICY_HOME_FIELDS = /* @__PURE__ */ askedIn(RESIDENCE_FIELDS, 'policy');

const NO_HOME = { current_residence_date: null, ownership: null };
const TERM = 6;

function knownTerm({ term, selected_rate: rate, address }: Quote, today: string) {
  const wanted = term?.duration ?? rate?.term.duration ?? TERM;
  const duration = STATE_RULES[address.state].terms.includes(wanted) ? wanted : TERM;
  const effective =
    term && isStartAllowed(term.effective, today) ? term.effective : startWindow(today).earliest;
  return termFrom(effective, duration);
}

/**
 * Prefills policy details from the quote (reading 26): a past start becomes tomorrow, ownership follows from homeowner,
 * null is unanswered; a null `mailing` means the same address.
 */
export function policyDetailsFrom(quote: Quote, today: string) {
  const { address, residence_info: residence, homeowner } = quote;
  const owned = homeowner === null ? null : homeowner ? ('owned' as const) : ('rented' as const);
  return {
    term: knownTerm(quote, today),
    address,
    residence_info: {
      ...valuesOf(residence ?? NO_HOME, POLICY_HOME_FIELDS),
      ownership: residence?.ownership ?? owned,
    },
    mailing: mailingAddressOf(quote),
    ...valuesOf(policyHolderOf(quote.drivers) ?? EMPTY_DRIVER, POLICY_HOLDER_FIELDS),
  };
}
