import type { FastifyRequest } from 'fastify';
import type { OpenedRequest } from '@shared/api-client/envelope';
import type { Clock } from './clock';
import type { Vault } from './crypto/vault';
import type { EncKeyStore } from './envelope/encKeyStore';
import type { ConsentStore } from './consents/consentStore';
import type { LimitName, RateLimiter } from './limits/rateLimiter';
import type { Transaction } from 'kysely';
import type { Registry } from '@infra/server';
import type { DatabaseSchema } from './database/databaseSchema';
import type { MailService } from './mail/mailService';
import type { WaitingList } from './waiting/waitingList';
import type { Moratoriums, MoratoriumStore } from './moratoriums/moratoriumStore';
import type { ProviderWatch } from './providers/watchProviders';
import type { QuoteEraser } from './retention/quoteEraser';
import type { PolicyDocumentStore } from './purchase/papers/policyDocumentStore';
import type { PurchaseContext } from './purchase/purchaseContext';
import type { PartnerStore } from './partners/partnerStore';
import type { IdempotencyStore } from './quotes/idempotencyStore';
import type { QuoteStore, OpenedQuotes } from './quotes/quoteStore';
import type { RateStore } from './quotes/rateStore';
import type { OpenApiDocument } from './openapi/buildOpenApi';
import type { StoredQuote } from './quotes/storedQuote';

/** Facts from an encrypted request: the hash of its quote key and a way to encrypt the response. */
export interface SealedContext {
  keyHash: string;
  opened: OpenedRequest;
}

/** The purchase functions that routes need. */
interface Purchases extends PurchaseContext {
  documents: PolicyDocumentStore;
  hookSecrets: ReadonlyMap<string, string>;
  inTransaction(write: (transaction: Transaction<DatabaseSchema>) => Promise<void>): Promise<void>;
  /** A provider's webhook with a verified signature. */
  takeEvent(provider: string, body: unknown): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    clock: Clock;
    /** What `/metrics` returns besides requests. */
    metrics: Registry;
    vault: Vault;
    quotes: QuoteStore;
    rates: RateStore;
    finalRates: RateStore;
    idempotency: IdempotencyStore;
    encKeys: EncKeyStore;
    limiter: RateLimiter;
    mail: MailService;
    waitingList: WaitingList;
    eraser: QuoteEraser;
    moratoriums: Moratoriums;
    moratoriumStore: MoratoriumStore;
    /** Reads them again now. */
    refreshMoratoriums(): Promise<void>;
    consents: ConsentStore;
    openedQuotes: OpenedQuotes;
    partners: PartnerStore;
    purchases: Purchases;
    providerWatch: ProviderWatch;
    /** How many requests reached the handler, by route; printed by the fuzz run. */
    reached: Map<string, number>;
    /** The OpenAPI document of every route registered so far. */
    describeApi(): OpenApiDocument;
  }
  interface FastifyRequest {
    sealed: SealedContext | null;
    /** The visit of the site that the edge vouches for; null for a caller without one. */
    visit: string | null;
    /** The quote that the path names and the key opens; only on routes with `opensQuote`. */
    quote: StoredQuote | null;
    /** That quote is this node's copy, which another node may have changed. */
    isRecalled: boolean;
  }
  interface FastifyContextConfig {
    /** Carries a quote: decrypted before validation, encrypted after the handler (reading 38). */
    sealed?: boolean;
    opensQuote?: boolean;
    /** An idempotent POST, which needs no Idempotency-Key. */
    repeatable?: boolean;
    /** A POST without a body (specification 7, complete). */
    bodiless?: boolean;
    limit?: LimitName;
    /** Limited by quote key instead of by visit or address. */
    limitByKey?: boolean;
    /** Takes the key of the partner whose page makes the call. */
    takesPartner?: boolean;
    /** A catalog or lookup that anyone may cache for some seconds. */
    cacheSeconds?: number;
  }
}

/** The quote of this request; routes with `opensQuote` always have one. */
export function quoteOf(request: FastifyRequest): StoredQuote {
  if (!request.quote) throw new Error('this route opens no quote');
  return request.quote;
}

/** The encryption context of this request; routes with `sealed` always have one. */
export function sealedOf(request: FastifyRequest): SealedContext {
  if (!request.sealed) throw new Error('this route is not sealed');
  return request.sealed;
}
