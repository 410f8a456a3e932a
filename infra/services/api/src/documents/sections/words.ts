import {
  CARRIERS,
  COMPANIES,
  dateIn,
  formatPhone,
  groupThousands,
  isIsoDate,
  timeZoneOf,
} from '@shared/domain';
import { formatDate, paperTexts } from '@shared/i18n/texts';
import { PAPER_TEXTS } from '../locales/paperTexts';
import type { ApplicationFacts } from '../policyFacts';

/** The texts of a paper's language, from the papers' own locales and the site's. */
export const wordsOf = ({ language }: ApplicationFacts) => ({
  ...PAPER_TEXTS[language],
  site: paperTexts[language],
});

/** An ISO date as MM/DD/YYYY in both languages; '' for none. */
export const dated = (iso: string | null): string => (iso === null ? '' : formatDate(iso, 'en'));

/** The local day of an instant where the cars are, as MM/DD/YYYY. */
export const dayOf = ({ quote }: ApplicationFacts, instant: string): string =>
  dated(dateIn(timeZoneOf(quote.address), new Date(instant)));

export const yesOrNo = (facts: ApplicationFacts, value: boolean | null): string | null => {
  const { yes, no } = wordsOf(facts);
  if (value === null) return null;
  return value ? yes : no;
};

/** An answer that needs no words of its own: a text, a number, a date or Yes or No. */
export function plainText(facts: ApplicationFacts, value: unknown): string | null {
  if (typeof value === 'boolean') return yesOrNo(facts, value);
  if (typeof value === 'number') return groupThousands(value);
  if (typeof value !== 'string') return null;
  return isIsoDate(value) ? dated(value) : value;
}

export const nameOf = (person: { first_name: string | null; last_name: string | null }): string =>
  [person.first_name, person.last_name].filter(Boolean).join(' ');

/** The policyholder's name. */
export const holderIn = ({ quote }: ApplicationFacts) => quote.drivers.find((driver) => driver.policy_holder);

/** The carrier and its company, whose full name papers use. */
export const carrierIn = ({ rate: { carrier_id: id } }: ApplicationFacts) => ({
  ...CARRIERS[id],
  ...COMPANIES[id],
});

export const phoneText = (phone: string | null): string | null =>
  phone === null ? null : formatPhone(phone);

interface Postal {
  line1: string | null;
  line2: string | null;
  city: string;
  state: string;
  zip_code: string;
}

/** An address on one line, in mailing format. */
export const addressText = ({ line1, line2, city, state, zip_code }: Postal): string =>
  [line1, line2, city, `${state} ${zip_code}`].filter(Boolean).join(', ');
