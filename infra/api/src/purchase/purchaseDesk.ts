import type { FastifyInstance } from 'fastify';
import type { CarrierData } from '@shared/domain';
import type { ConsentStore } from '../consents/consentStore';
import type { PolicyPapers } from './papers/policyPapers';
import type { PaymentProvider } from './providers/paymentProvider';
import type { SigningProvider } from './providers/signingProvider';
import type { Notices } from './notices/notices';
import type { PurchaseStore } from './purchaseStore';

/** Who stands behind a purchase outside this house; each comes by configuration. */
export interface PurchaseProviders {
  payments: Record<CarrierData['paymentSystem'], PaymentProvider>;
  signing: SigningProvider;
}

/** What the steps of a purchase work with. */
export interface PurchaseDesk extends PurchaseProviders {
  store: PurchaseStore;
  papers: PolicyPapers;
  notices: Notices;
  consents: Pick<ConsentStore, 'give'>;
  clock: FastifyInstance['clock'];
  log: Pick<FastifyInstance['log'], 'info' | 'warn' | 'error'>;
  /** Origin of the site: where a signer returns to, and what may embed the signing page. */
  siteUrl: string;
  /** Told before and after everything that cannot be undone; a drill ends the process there. */
  reached: (point: string) => void;
}
