import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Agency, STATE_CODES } from '@shared/domain';
import { array, mixed, object, string } from 'yup';
import { keyInFile } from '@infra/server';
import type { Environment } from '../environment';
import { createHttpMailProvider } from './httpMailProvider';
import type { MailProvider } from './mailProvider';
import type { MailSettings } from './mailService';
import { createSmtpMailProvider } from './smtpMailProvider';

type Licenses = Agency['licenses'];

const hasAll = (value: unknown): value is Licenses =>
  typeof value === 'object' &&
  value !== null &&
  STATE_CODES.every((state) => /\S/.test(String(Reflect.get(value, state) ?? '')));

const licenses = mixed<Licenses>({ type: 'licenses', check: hasAll })
  .required()
  .typeError(`agency.licenses needs the number of a license for each of ${STATE_CODES.join(', ')}`);

const siteConfig = object({
  brand: string().required(),
  phone: string().required(),
  email: string().required(),
  addressLines: array().of(string().required()).required(),
  agency: object({ name: string().required(), licenses }),
});

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`SITE_CONFIG must be a file of JSON, which ${file} is not`, { cause });
  }
}

/** The provider's own data, which the site is also built with. @throws if the file lacks it. */
const readSiteConfig = (file: string) => siteConfig.validateSync(jsonIn(file));

/** A mail server by SMTP, or a service, which without a configured key is the local mailbox and shares its key file. */
function providerOf({ url, apiKey }: Environment['mail'], from: string, dataDir: string): MailProvider {
  if (/^smtps?:/.test(url)) return createSmtpMailProvider({ url, password: apiKey, from });
  const shared = () => keyInFile(join(dataDir, 'mail-box', 'api.key')).toString('base64');
  return createHttpMailProvider({ url, apiKey: apiKey ?? shared(), from });
}

/** How this process sends letters. */
export function mailSettings(environment: Environment, dataDir: string, ownConfig: string): MailSettings {
  const { mail, siteUrl } = environment;
  const { brand, phone, email, addressLines, agency } = readSiteConfig(environment.siteConfig ?? ownConfig);
  return {
    provider: providerOf(mail, mail.from ?? email, dataDir),
    site: { url: siteUrl, brand, phone, email, addressLines, agency },
    agentEmail: mail.agentEmail,
    internalEmail: mail.internalEmail,
  };
}
