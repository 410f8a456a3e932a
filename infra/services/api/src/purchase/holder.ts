import type { DriverDocument, StoredQuote } from '../quotes/storedQuote';

type Drivers = Pick<StoredQuote, 'drivers'>;

/** The policyholder (reading 11). */
export const holderOf = ({ drivers }: Drivers): DriverDocument | undefined =>
  drivers.find(({ document }) => document.policy_holder)?.document;

/** The policyholder's full name for the card, the signature and the policy. */
export function holderName(quote: Drivers): string {
  const holder = holderOf(quote);
  return [holder?.first_name, holder?.last_name].filter(Boolean).join(' ');
}
