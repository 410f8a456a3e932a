import type { PaymentSystem, StateCode } from '../entities/codes';
import type { Carrier } from '../entities/rate';

/** A carrier as we know it: what screens show, and which card-payment system it uses (reading 3). */
export interface CarrierData extends Carrier {
  /** Its home office, as an ID card has it: street, then city. */
  addressLines: readonly [string, string];
  /** Five digits, in the shape of an NAIC company code; an example until the carrier names its own. */
  companyNumber: string;
  /** Where it quotes (reading 2). */
  states: readonly StateCode[];
  /** Reading 4. */
  monitored_driver: boolean;
  paymentSystem: PaymentSystem;
  /** Payment config id of the card SDK, or the account group of the hosted form: the carrier id (readings 3 and 42). */
  paymentAccount: string;
}
