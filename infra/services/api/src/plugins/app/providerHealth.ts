import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Gauge } from '@infra/server';
import type { AddressProvider } from '../../address/standardAddress';
import type { MailProvider } from '../../mail/mailProvider';
import type { PurchaseProviders } from '../../purchase/purchaseContext';
import { type WatchedProvider, watchProviders } from '../../providers/watchProviders';

interface Providers extends PurchaseProviders {
  mail: MailProvider | null;
  addresses: AddressProvider | null;
}

/** Whether the outside services answer and accept our keys: in the log, in `/healthz` and as a metric. */
export const providerHealth = fp(
  (app: FastifyInstance, { payments, signing, mail, addresses }: Providers, done: () => void) => {
    const providers: WatchedProvider[] = [
      { name: 'cards', ping: () => payments.sdk.ping() },
      { name: 'form', ping: () => payments.hosted.ping() },
      { name: 'esign', ping: () => signing.ping() },
      ...(mail ? [{ name: 'mail', ping: () => mail.ping() } as const] : []),
      ...(addresses ? [{ name: 'address', ping: () => addresses.ping() } as const] : []),
    ];
    const gauge = new Gauge({
      name: 'provider_up',
      help: 'Whether an outside service answered the last time and accepted the key',
      labelNames: ['provider'],
      registers: [app.metrics],
    });
    const report = (provider: string, isUp: boolean) => gauge.set({ provider }, isUp ? 1 : 0);
    const watch = watchProviders({ providers, log: app.log, report });
    app.decorate('providerWatch', watch);
    app.addHook('onReady', async () => watch.start());
    app.addHook('onClose', async () => watch.stop());
    done();
  },
);
