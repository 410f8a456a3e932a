import type { PaymentSystem } from '../entities/codes';
import type { Carrier } from '../entities/rate';
import type { CarrierPrices } from './carrierPrices';

/** A carrier's display data and its card-payment system (reading 3). */
export interface CarrierData extends Required<Omit<Carrier, 'in_full_by_phone'>> {
  /** Whether its product is the monitored-driver one (reading 4). */
  monitored_driver: boolean;
  paymentSystem: PaymentSystem;
  /**
   * The card SDK's payment config id, or the hosted form's account group, which is the carrier id (readings 3 and 42).
   */
  paymentAccount: string;
  /** Null in a browser (`noPrices.ts`). */
  prices: CarrierPrices | null;
}

/** The company behind a carrier's short name, as papers and notices name it (reading 62); an example. */
export interface Company {
  /** Begins with the carrier's name. */
  legalName: string;
  /** Home office address for the ID card: street line, then city line. */
  addressLines: readonly [string, string];
  /** Five digits in the shape of an NAIC company code. */
  companyNumber: string;
}
