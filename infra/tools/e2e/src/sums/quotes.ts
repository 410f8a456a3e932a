import type { CarrierId, StateCode } from '@shared/domain';
import {
  OLD_ACCORD,
  quackenbush,
  type ApplicationDriver,
  type ApplicationVehicle,
} from '../journey/application/answers';
import type { Language } from '../journey/texts';

/** Which of the final quote's plans to choose. */
export type Pays = 'fewest payments' | 'most payments' | 'in full';

/** A quote whose amounts are checked, from its first price to its papers. */
export interface SumQuote {
  state: StateCode;
  carrier: CarrierId;
  pays: Pays;
  cars: readonly ApplicationVehicle[];
  language?: Language;
  /** Switched on the prices, which sets the quote's way of paying. */
  switchedToInFull?: boolean;
  term?: 12;
  driver?: Partial<ApplicationDriver>;
}

const NEW_ACCORD: ApplicationVehicle = { vin: '1HGCV1F45MA000009', mileage: '42,000', aYear: '9,000' };
const SR22 = (state: StateCode) => ({ sr22: { state } });
const SPEEDING = { incidents: [{ type: 'speeding', date: '03/04/2025' }] };

/** Both card systems and both ways of signing, both terms, five carriers, eleven states. */
export const SUM_QUOTES: readonly SumQuote[] = [
  { state: 'TX', carrier: 'TXR', pays: 'fewest payments', cars: [OLD_ACCORD] },
  { state: 'PA', carrier: 'USHC', pays: 'most payments', cars: [NEW_ACCORD], term: 12 },
  { state: 'IL', carrier: 'FCIC', pays: 'most payments', cars: [OLD_ACCORD], driver: SR22('IL') },
  { state: 'OH', carrier: 'IIC', pays: 'most payments', cars: [OLD_ACCORD, NEW_ACCORD] },
  { state: 'WI', carrier: 'IIC', pays: 'in full', cars: [NEW_ACCORD], switchedToInFull: true },
  { state: 'MO', carrier: 'FCIC', pays: 'fewest payments', cars: [NEW_ACCORD], language: 'es' },
  { state: 'IN', carrier: 'USIC', pays: 'most payments', cars: [OLD_ACCORD] },
  { state: 'KS', carrier: 'USIC', pays: 'in full', cars: [OLD_ACCORD], driver: SPEEDING },
  { state: 'AR', carrier: 'USHC', pays: 'fewest payments', cars: [OLD_ACCORD, NEW_ACCORD], language: 'es' },
  { state: 'OK', carrier: 'FCIC', pays: 'most payments', cars: [NEW_ACCORD], driver: SR22('OK') },
  { state: 'IA', carrier: 'FCIC', pays: 'fewest payments', cars: [OLD_ACCORD], term: 12 },
  { state: 'PA', carrier: 'IIC', pays: 'in full', cars: [OLD_ACCORD], term: 12, language: 'es' },
];

/** The policyholder's answers for the application. */
export const holderOf = ({ state, driver }: SumQuote): ApplicationDriver => quackenbush(state, driver);
