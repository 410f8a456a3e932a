import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildPayments, type PaymentsOptions } from '../../payments/src/app';

/** The payment config ids that this service issued to the merchant. */
const CONFIG_IDS = ['pay-fcic-01', 'pay-ushc-01', 'pay-txr-01'];

export type CardSdkOptions = Omit<PaymentsOptions, 'accounts' | 'script' | 'isOverlay' | 'payingWith'>;

/** Builds the card SDK without listening: a script that embeds the card page in the site. */
export function buildCardSdk(options: CardSdkOptions): FastifyInstance {
  const script = { path: '/sdk.js', file: join(import.meta.dirname, 'browser/sdk.ts') };
  return buildPayments({ ...options, accounts: CONFIG_IDS, script, isOverlay: false, payingWith: 'client' })
    .app;
}
