import type { DriverDocument, StoredQuote } from '../quotes/storedQuote';

type Drivers = Pick<StoredQuote, 'drivers'>;

/** Whose policy it is (reading 11). */
export const holderOf = ({ drivers }: Drivers): DriverDocument | undefined =>
  drivers.find(({ document }) => document.policy_holder)?.document;

/** The policyholder's whole name, as the card, the signature and the policy have it. */
export function holderName(quote: Drivers): string {
  const holder = holderOf(quote);
  return [holder?.first_name, holder?.last_name].filter(Boolean).join(' ');
}
