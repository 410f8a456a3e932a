import type { Quote } from '@shared/domain';

/** Props of both ways of signing. */
export interface SigningWayProps {
  quote: Quote;
  /** Policy number. */
  number: string;
  /** URL of the signing page from the signing service. */
  address: string;
}
