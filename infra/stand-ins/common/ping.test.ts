import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createHttpMailProvider, createHttpPaymentProvider, createHttpSigningProvider } from '@infra/api';
import { tempFolder } from '@shared/testing/tempFolder';
import { cardSdk } from '../card-sdk/src/server';
import { eSign } from '../e-sign/src/server';
import { mailBox } from '../mail-box/src/server';
import { paymentForm } from '../payment-form/src/server';

const folder = tempFolder('ping');
afterAll(() => rmSync(folder, { recursive: true }));

const cards = (name: 'cards' | 'form') => (url: string, apiKey: string) =>
  createHttpPaymentProvider({ name, url, origin: url, apiKey, webhookUrl: url });
const signing = (url: string, apiKey: string) =>
  createHttpSigningProvider({ url, origin: url, apiKey, webhookUrl: url });
const mail = (url: string, apiKey: string) => createHttpMailProvider({ url, apiKey, from: 'us@example.com' });

test.each([
  ['CARD_SDK_API_KEY', cardSdk, cards('cards')],
  ['PAYMENT_FORM_API_KEY', paymentForm, cards('form')],
  ['ESIGN_API_KEY', eSign, signing],
  ['MAIL_API_KEY', mailBox, mail],
] as const)(
  "with %s, the API's own client gets its ping answered; with another or none it does not",
  async (setting, serve, client) => {
    const { app } = serve({ DATA_DIR: folder, [setting]: 'the-key' });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    await expect(client(url, 'the-key').ping()).resolves.toBeUndefined();
    await expect(client(url, 'another').ping()).rejects.toMatchObject({ call: 'ping', status: 401 });
    await expect(client(url, '').ping()).rejects.toMatchObject({ cause: { code: 'key_empty' } });
    await app.close();
  },
);
