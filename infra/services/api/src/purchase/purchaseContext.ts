import type { FastifyInstance } from 'fastify';
import type { CarrierData } from '@shared/domain';
import type { ConsentStore } from '../consents/consentStore';
import type { PolicyPapers } from './papers/policyPapers';
import type { PaymentProvider } from './providers/paymentProvider';
import type { SigningProvider } from './providers/signingProvider';
import type { OpenedPayments } from './openedPayments';
import type { Notices } from './notices/notices';
import type { PurchaseStore } from './purchaseStore';

/** The outside services of a purchase; each is configurable. */
export interface PurchaseProviders {
  payments: Record<CarrierData['paymentSystem'], PaymentProvider>;
  signing: SigningProvider;
}

/**
 * Why held money is left alone: another database opened the payment, or none of ours did, or this one did but does not
 * remember it, because it is a copy or was restored.
 */
export type UnknownMoney = Record<'other_database' | 'no_database' | 'forgotten', number>;

/** The dependencies of purchase steps. */
export interface PurchaseContext extends PurchaseProviders {
  store: PurchaseStore;
  openedPayments: OpenedPayments;
  /** Which database this is, in the card services' ledgers. */
  databaseId: string;
  /** Keeps for `/metrics` what a card service holds that this database does not know. */
  reportUnknown: (provider: string, unknown: UnknownMoney) => void;
  papers: PolicyPapers;
  notices: Notices;
  consents: Pick<ConsentStore, 'give'>;
  clock: FastifyInstance['clock'];
  log: Pick<FastifyInstance['log'], 'info' | 'warn' | 'error'>;
  /** Origin of the site: where a signer returns to, and what may embed the signing page. */
  siteUrl: string;
  /** Called before and after every irreversible action; a drill kills the process there. */
  reached: (point: string) => void;
}
