import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildPayments, type PaymentsOptions } from '../../payments/src/app';
import { customerRoutes } from './customerRoutes';

/** The merchant's account groups at this service. */
const ACCOUNT_GROUPS = ['USIC', 'IIC'];

export type PaymentFormOptions = Omit<PaymentsOptions, 'accounts' | 'script' | 'isOverlay' | 'payingWith'>;

/** Builds the hosted form without listening: a customer account, a session for it, and the form over the site's page. */
export function buildPaymentForm(options: PaymentFormOptions): FastifyInstance {
  const script = { path: '/form.js', file: join(import.meta.dirname, 'browser/form.ts') };
  const { app, desk } = buildPayments({
    ...options,
    accounts: ACCOUNT_GROUPS,
    script,
    isOverlay: true,
    payingWith: 'form',
  });
  customerRoutes(app, desk, options.siteOrigin);
  return app;
}
