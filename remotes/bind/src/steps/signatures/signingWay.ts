import type { Quote } from '@shared/domain';

/** What both ways of signing need. */
export interface SigningWayProps {
  quote: Quote;
  /** Of the policy. */
  number: string;
  /** Of the signing page, as the signing service gave it. */
  address: string;
}
