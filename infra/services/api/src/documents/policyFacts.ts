import type { PaymentOption, Quote, Rate } from '@shared/domain';
import type { LetterSite } from '../mail/letters/letterSite';

/** What the parts about an application read, on a paper or in a letter to the agent. */
export interface ApplicationFacts {
  /** Identity numbers only as their last four digits. */
  quote: Quote;
  rate: Rate;
  language: 'en' | 'es';
  /** ISO date of issue, local to the cars. */
  issuedOn: string;
}

/** Everything the papers of a policy contain; rendering reads nothing else. Cents, months, ISO dates. */
export interface PolicyFacts extends ApplicationFacts {
  option: PaymentOption;
  policyNumber: string;
  company: Pick<LetterSite, 'phone' | 'email' | 'addressLines' | 'agency'>;
}
