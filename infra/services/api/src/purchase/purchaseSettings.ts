import { join } from 'node:path';
import { keyInFile } from '@infra/server';
import type { Environment } from '../environment';
import type { PurchaseSettings } from '../plugins/app/purchases';
import { createHttpPaymentProvider } from './providers/httpPaymentProvider';
import { createHttpSigningProvider } from './providers/httpSigningProvider';

type ProviderName = keyof Environment['providers'];

/** Where each stand-in stores the key that it shares with the API. */
const FOLDERS: Record<ProviderName, string> = { cards: 'card-sdk', form: 'payment-form', esign: 'e-sign' };

/** This process's outside services; another provider is another file next to the two in `providers`. */
export function purchaseSettings({ providers, hooksUrl }: Environment, dataDir: string): PurchaseSettings {
  const of = (name: ProviderName) => {
    const { url, apiKey } = providers[name];
    return {
      name,
      url,
      origin: new URL(url).origin,
      apiKey: apiKey ?? keyInFile(join(dataDir, FOLDERS[name], 'api.key')).toString('base64'),
      // Not the node's own address: a provider could not reach it, and one key requires the same body from
      // every node.
      webhookUrl: `${hooksUrl}/v2/hooks/${name}`,
    };
  };
  const [cards, form, esign] = [of('cards'), of('form'), of('esign')];
  return {
    payments: { sdk: createHttpPaymentProvider(cards), hosted: createHttpPaymentProvider(form) },
    signing: createHttpSigningProvider(esign),
    apiKeys: { cards: cards.apiKey, form: form.apiKey, esign: esign.apiKey },
  };
}
