import {
  address,
  choice,
  CARD_SDK_API_KEY,
  CARD_SDK_URL,
  DATA_DIR,
  demandedOfPublicSite,
  ESIGN_API_KEY,
  ESIGN_URL,
  HOST,
  HSTS_NEEDS_HTTPS,
  HSTS_SECONDS,
  key32,
  LOG_LEVEL,
  LOOPBACK,
  MAIL_API_KEY,
  METRICS_TOKEN,
  origin,
  PAYMENT_FORM_API_KEY,
  PAYMENT_FORM_URL,
  plain,
  PORT_BASE,
  PRE_CLOSE_WAIT_MS,
  RATE_LIMIT_SCALE,
  readTrustedProxies,
  secureAsSite,
  setting,
  SITE_URL,
  token,
  TRUSTED_PROXIES,
  type Part,
} from '@infra/server';
import { isEmail } from '@shared/domain';
import { databaseHosts } from './database/databaseUrl';

const emailAddress = (text: string, name: string): string => {
  if (!isEmail(text)) throw new Error(`${name} must be an email address`);
  return text;
};

/** Its password is a setting of its own, so that this one may be printed. */
const mailAddress = (text: string, name: string): string => {
  if (!/^smtps?:/.test(text)) return address(text, name);
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url?.hostname || url.password !== '' || !['', '/'].includes(url.pathname))
    throw new Error(`${name} must be smtps://user@host:port, without a password, which is MAIL_API_KEY`);
  return text;
};

const databaseAddress = (text: string): string => {
  databaseHosts(text);
  return text;
};

/** Read by `api migrate` too. */
export const DATABASE_URL = setting(databaseAddress, {
  about: 'a PostgreSQL that others run; several hosts as `a:5432,b:5432`',
  example: 'postgres://quotes:password@primary.example:5432/quotes?sslmode=verify-full',
  otherwise: 'a PostgreSQL of its own in `DATA_DIR/postgres`',
  isSecret: true,
  same: 'on every node',
});

/** Both read by the operators' commands too. */
export const MASTER_KEY = setting(key32, {
  about: '32 bytes in base64 that wrap every other key',
  example: 'q83vASNFZ4mrze8BI0VniavN7wEjRWeJq83vASNFZ4k=',
  otherwise: 'the file `DATA_DIR/master.key`, made once',
  isSecret: true,
  same: 'on every node',
});
export const PARTNERS_TOKEN = setting(token, {
  about: "opens the operators' routes",
  example: 'pT7-2kV9xQ4mZ1rB6dLs',
  otherwise: 'a token made from the master key',
  isSecret: true,
  same: 'on every node',
});

const settings = {
  PORT_BASE,
  HOST,
  DATA_DIR,
  SITE_URL,
  HOOKS_URL: setting(origin, {
    about: 'the public origin that providers call, which leads to `/v2` of any node',
    example: 'https://hooks.quotes.example',
    otherwise: '`SITE_URL`',
    same: 'on every node',
  }),
  DATABASE_URL,
  MASTER_KEY,
  PARTNERS_TOKEN,
  CARD_SDK_URL,
  CARD_SDK_API_KEY,
  PAYMENT_FORM_URL,
  PAYMENT_FORM_API_KEY,
  ESIGN_URL,
  ESIGN_API_KEY,
  MAIL_URL: setting(mailAddress, {
    about:
      'who delivers letters: a service (https) or a mail server (`smtps://user@mail.example:465`, or `smtp` with STARTTLS), whose password is `MAIL_API_KEY`',
    example: 'https://mail.example/v1',
    otherwise: 'the mailbox on port +24; must be set for a deployed site',
    same: 'on every node',
  }),
  MAIL_API_KEY,
  MAIL_FROM: setting(emailAddress, {
    about: 'the sender of letters',
    example: 'quotes@quotes.example',
    otherwise: "the site's address in `SITE_CONFIG`",
    same: 'on every node',
  }),
  AGENT_EMAIL: setting(emailAddress, {
    about: 'who is asked to contact a shopper',
    example: 'agents@quotes.example',
    fallback: 'agents@milepost.example',
    same: 'on every node',
  }),
  INTERNAL_COPY_EMAIL: setting(emailAddress, {
    about: 'who gets a copy of each quote once it is rated and numbered',
    example: 'copies@quotes.example',
    otherwise: 'nobody',
    same: 'on every node',
  }),
  VEHICLE_DATA_ORIGIN: setting(origin, {
    about: 'the vehicle data service, as this node reaches it',
    example: 'http://vehicle-data:3011',
    otherwise: 'its public address, which follows from `SITE_URL`',
  }),
  ADDRESS_URL: setting(address, {
    about: 'a service that standardizes addresses',
    example: 'https://addresses.example/v1',
    otherwise: 'our own standardizer',
    same: 'on every node',
  }),
  ADDRESS_API_KEY: setting(plain, {
    about: 'the API key of `ADDRESS_URL`',
    example: 'live_1b7e44c09d25',
    otherwise: 'no key',
    isSecret: true,
    same: 'on every node',
  }),
  SITE_CONFIG: setting(plain, {
    about: 'the file with brand, phone, address, and the agency with its licenses',
    example: '/etc/milepost/site.config.json',
    otherwise: "the shell's `site.config.json`",
    same: 'on every node',
  }),
  TRUSTED_PROXIES: setting((text) => readTrustedProxies(text, [LOOPBACK]), {
    ...TRUSTED_PROXIES,
    about: `${TRUSTED_PROXIES.about}; this machine always is`,
    emptyMeans: 'this machine',
  }),
  HSTS_SECONDS,
  METRICS_TOKEN,
  PRE_CLOSE_WAIT_MS,
  RATE_LIMIT_SCALE,
  LOG_LEVEL,
  NODE_ENV: setting(choice('production', 'development', 'test'), {
    about: '`development` also serves the API reference at `/v2/docs`',
    example: 'production',
    fallback: 'production',
  }),
} as const;

const COMPANIES = ['CARD_SDK_URL', 'PAYMENT_FORM_URL', 'ESIGN_URL'] as const;
const COMPANY_KEYS = ['CARD_SDK_API_KEY', 'PAYMENT_FORM_API_KEY', 'ESIGN_API_KEY'] as const;

export const API_PART = {
  settings,
  rules: [
    {
      says: 'MASTER_KEY must be set where DATABASE_URL is, the same on every node of that database',
      holds: ({ DATABASE_URL: url, MASTER_KEY: key }) => url === null || key !== null,
    },
    {
      says: 'ADDRESS_URL must be set where ADDRESS_API_KEY is',
      holds: ({ ADDRESS_URL, ADDRESS_API_KEY }) => ADDRESS_API_KEY === null || ADDRESS_URL !== null,
    },
    {
      says: 'MAIL_API_KEY must be set where MAIL_URL is a mail server with a user',
      holds: ({ MAIL_URL, MAIL_API_KEY: key }) => key !== null || !/^smtps?:\/\/[^/]*@/.test(MAIL_URL ?? ''),
    },
    HSTS_NEEDS_HTTPS,
    ...secureAsSite(['HOOKS_URL', ...COMPANIES]),
    ...demandedOfPublicSite([...COMPANIES, ...COMPANY_KEYS, 'MAIL_URL']),
  ],
} satisfies Part<typeof settings>;
