import { isStartAllowed, startWindow, termFrom } from '../../dates';
import type { Quote } from '../../entities/quote';
import { mailingAddressOf } from '../../rules/mailingAddress';
import { policyHolderOf } from '../../rules/policyHolder';
import { STATE_RULES } from '../../states';

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
  const holder = policyHolderOf(quote.drivers);
  const owned = homeowner === null ? null : homeowner ? ('owned' as const) : ('rented' as const);
  return {
    term: knownTerm(quote, today),
    address,
    residence_info: {
      current_residence_date: residence?.current_residence_date ?? null,
      ownership: residence?.ownership ?? owned,
    },
    mailing: mailingAddressOf(quote),
    first_name: holder?.first_name ?? null,
    last_name: holder?.last_name ?? null,
    phone: holder?.phone ?? null,
    email: holder?.email ?? null,
    communication_preference: holder?.communication_preference ?? null,
  };
}
