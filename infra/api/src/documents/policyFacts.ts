import type { PaymentOption, Quote, Rate } from '@shared/domain';

/** Everything the papers of a policy say; nothing else is read while they are drawn. Cents, months, ISO dates. */
export interface PolicyFacts {
  /** With identity numbers as their last four only. */
  quote: Quote;
  rate: Rate;
  option: PaymentOption;
  policyNumber: string;
  language: 'en' | 'es';
  /** ISO date on which it is issued, where the cars are. */
  issuedOn: string;
  company: { brand: string; phone: string; email: string; addressLines: readonly string[] };
}
