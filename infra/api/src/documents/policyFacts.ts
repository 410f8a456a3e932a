import type { PaymentOption, Quote, Rate } from '@shared/domain';
import type { LetterSite } from '../mail/letters/letterSite';

/** Everything the papers of a policy contain; rendering reads nothing else. Cents, months, ISO dates. */
export interface PolicyFacts {
  /** Identity numbers only as their last four digits. */
  quote: Quote;
  rate: Rate;
  option: PaymentOption;
  policyNumber: string;
  language: 'en' | 'es';
  /** ISO date of issue, local to the cars. */
  issuedOn: string;
  company: Pick<LetterSite, 'phone' | 'email' | 'addressLines' | 'agency'>;
}
