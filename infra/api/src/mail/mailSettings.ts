import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, object, string } from 'yup';
import { keyInFile } from '@infra/server';
import type { Environment } from '../environment';
import { createHttpMailProvider } from './httpMailProvider';
import type { MailSettings } from './mailDesk';

const siteConfig = object({
  brand: string().required(),
  phone: string().required(),
  email: string().required(),
  addressLines: array().of(string().required()).required(),
});

/** The provider's own data, which the site is also built with. @throws if the file lacks it. */
const readSiteConfig = (file: string) => siteConfig.validateSync(JSON.parse(readFileSync(file, 'utf8')));

/** How this process sends letters. Without a configured provider key, it shares the local mailbox's key file. */
export function mailSettings(environment: Environment, dataDir: string, ownConfig: string): MailSettings {
  const { mail, siteUrl } = environment;
  const { brand, phone, email, addressLines } = readSiteConfig(environment.siteConfig ?? ownConfig);
  const apiKey = mail.apiKey ?? keyInFile(join(dataDir, 'mail-box', 'api.key')).toString('base64');
  return {
    provider: createHttpMailProvider({ url: mail.url, apiKey, from: mail.from ?? email }),
    site: { url: siteUrl, brand, phone, email, addressLines },
    agentEmail: mail.agentEmail,
    internalEmail: mail.internalEmail,
  };
}
