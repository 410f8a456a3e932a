import { STORE_PART } from '@infra/releases';
import {
  API_ORIGIN,
  CARD_SDK_URL,
  CHAT_URL,
  choice,
  demandedOfPublicSite,
  ESIGN_URL,
  HSTS_NEEDS_HTTPS,
  HSTS_SECONDS,
  key32,
  METRICS_TOKEN,
  origin,
  PAYMENT_FORM_URL,
  PORT_BASE,
  PRE_CLOSE_WAIT_MS,
  secureAsSite,
  setting,
  SITE_URL,
  TRUSTED_PROXIES,
  type Part,
} from '@infra/server';

const share = (text: string, name: string): number => {
  const value = Number(text);
  if (!(value >= 0.001 && value <= 1)) throw new Error(`${name} must be a number from 0.001 to 1`);
  return value;
};

/** The public origin of a remote's files. */
export const partOrigin = (part: string) =>
  setting(origin, {
    about: `the public origin of the files of \`${part}\``,
    example: `https://${part}.quotes.example`,
    otherwise: 'follows from `SITE_URL`',
    same: 'everywhere',
  });

/** As a security.txt names it (RFC 9116). */
const contact = (text: string, name: string): string => {
  if (!/^(mailto:|https:\/\/|tel:)\S+$/.test(text))
    throw new Error(`${name} must begin with mailto:, https:// or tel:`);
  return text;
};

const settings = {
  PORT_BASE,
  SITE_URL,
  QUOTE_ORIGIN: partOrigin('quote'),
  RATES_ORIGIN: partOrigin('rates'),
  BIND_ORIGIN: partOrigin('bind'),
  VEHICLE_DATA_ORIGIN: setting(origin, {
    about: 'the public origin of the vehicle data',
    example: 'https://vehicle-data.quotes.example',
    otherwise: 'follows from `SITE_URL`',
    same: 'on every node',
  }),
  API_ORIGIN,
  CARD_SDK_URL,
  PAYMENT_FORM_URL,
  ESIGN_URL,
  CHAT_URL,
  ...STORE_PART.settings,
  VISIT_KEY: setting(key32, {
    about: '32 bytes in base64 that sign visits and frames',
    example: 'ASNFZ4mrze8BI0VniavN7wEjRWeJq83vASNFZ4mrze8=',
    otherwise: 'the file `DATA_DIR/visit.key`, made once',
    isSecret: true,
    same: 'on every node',
  }),
  TRUSTED_PROXIES,
  HSTS_SECONDS,
  METRICS_TOKEN,
  MEASURE_SHARE: setting(share, {
    about: 'the share of pages that report what they measured; failures are always reported',
    example: '0.1',
    fallback: '1',
  }),
  SECURITY_CONTACT: setting(contact, {
    about: 'where weaknesses are reported, in `/.well-known/security.txt`',
    example: 'mailto:security@quotes.example',
    otherwise: "the site's email address",
    same: 'on every node',
  }),
  PRE_CLOSE_WAIT_MS,
  INTEGRITY: setting(choice('on', 'off'), {
    about: "off only for the integrity test's negative control",
    example: 'on',
    fallback: 'on',
  }),
} as const;

const REMOTES = ['QUOTE_ORIGIN', 'RATES_ORIGIN', 'BIND_ORIGIN'] as const;
const COMPANIES = ['CARD_SDK_URL', 'PAYMENT_FORM_URL', 'ESIGN_URL'] as const;

/** The edge of a remote, which only serves files. */
export const EDGE_PART = {
  settings,
  rules: [...STORE_PART.rules, HSTS_NEEDS_HTTPS],
} satisfies Part<typeof settings>;

/** The edge of the site, which also makes pages. */
export const SITE_EDGE_PART = {
  settings,
  rules: [
    ...EDGE_PART.rules,
    {
      says: 'VISIT_KEY must be set where RELEASE_BUCKET is, the same on every edge of the site',
      holds: ({ RELEASE_BUCKET, VISIT_KEY }) => RELEASE_BUCKET === null || VISIT_KEY !== null,
    },
    ...secureAsSite([...REMOTES, 'VEHICLE_DATA_ORIGIN', 'CHAT_URL', ...COMPANIES]),
    ...demandedOfPublicSite(COMPANIES),
  ],
} satisfies Part<typeof settings>;
