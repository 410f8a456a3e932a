import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildPayments, type PaymentsOptions } from '../../payments/src/app';

export type CardSdkOptions = Omit<PaymentsOptions, 'script' | 'isOverlay' | 'payingWith'>;

/** Builds the card SDK without listening: a script that puts the card page into the site's own. */
export function buildCardSdk(options: CardSdkOptions): FastifyInstance {
  const script = { path: '/sdk.js', file: join(import.meta.dirname, 'browser/sdk.ts') };
  return buildPayments({ ...options, script, isOverlay: false, payingWith: 'client' }).app;
}
