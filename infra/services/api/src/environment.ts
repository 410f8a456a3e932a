import {
  type IsTrusted,
  LOOPBACK,
  readHsts,
  readMetricsToken,
  readPreCloseWait,
  readTrustedProxies,
} from '@infra/server';
import { isEmail } from '@shared/domain';
import { type InferType, number, object, string } from 'yup';
import { databaseHosts } from './database/databaseUrl';

const wholeNumber = () => number().integer().min(0).required();

const emailAddress = (name: string) =>
  string().test(
    'email',
    `${name} must be an e-mail address`,
    (value) => value === undefined || isEmail(value),
  );
/** Why this is no address of PostgreSQL, or null. */
function wrongAddress(address: string): string | null {
  try {
    databaseHosts(address);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
const databaseAddress = () =>
  string().test('database', (value, { createError }) => {
    const message = value === undefined ? null : wrongAddress(value);
    return message === null || createError({ message });
  });
const webAddress = (name: string) =>
  string().matches(/^https?:\/\/[^/]+\/?$/, `${name} must be an http(s) origin`);

const schema = object({
  PORT_BASE: wholeNumber().max(65_000).default(3000),
  DATA_DIR: string().default('.data'),
  DATABASE_URL: databaseAddress(),
  MASTER_KEY: string(),
  TRUSTED_PROXIES: string(),
  HSTS_SECONDS: string(),
  METRICS_TOKEN: string(),
  PRE_CLOSE_WAIT_MS: string(),
  RATE_LIMIT_SCALE: number().positive().required().default(1),
  LOG_LEVEL: string().oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  SITE_URL: webAddress('SITE_URL'),
  HOOKS_URL: webAddress('HOOKS_URL'),
  // Another protocol needs another provider file next to mail/httpMailProvider.ts.
  MAIL_URL: string().matches(/^https?:\/\//, 'MAIL_URL must be an http(s) address'),
  MAIL_API_KEY: string(),
  MAIL_FROM: emailAddress('MAIL_FROM'),
  VEHICLE_DATA_ORIGIN: webAddress('VEHICLE_DATA_ORIGIN'),
  ADDRESS_URL: string().matches(/^https?:\/\//, 'ADDRESS_URL must be an http(s) address'),
  ADDRESS_API_KEY: string(),
  CARD_SDK_URL: webAddress('CARD_SDK_URL'),
  CARD_SDK_API_KEY: string(),
  PAYMENT_FORM_URL: webAddress('PAYMENT_FORM_URL'),
  PAYMENT_FORM_API_KEY: string(),
  ESIGN_URL: webAddress('ESIGN_URL'),
  ESIGN_API_KEY: string(),
  AGENT_EMAIL: emailAddress('AGENT_EMAIL').default('agents@milepost.example'),
  INTERNAL_COPY_EMAIL: emailAddress('INTERNAL_COPY_EMAIL'),
  SITE_CONFIG: string(),
  PUBLIC_HOST: string().default('http://localhost'),
  HOST: string().default('127.0.0.1'),
  PARTNERS_TOKEN: string().min(16, 'PARTNERS_TOKEN must have at least 16 characters'),
  NODE_ENV: string().default('production'),
});

const bare = (origin: string): string => origin.replace(/\/$/, '');

/** Default origins: the local stand-ins. */
function providersIn(values: InferType<typeof schema>): Environment['providers'] {
  const standIn = (offset: number) => `${values.PUBLIC_HOST}:${values.PORT_BASE + offset}`;
  return {
    cards: { url: values.CARD_SDK_URL ?? standIn(20), apiKey: values.CARD_SDK_API_KEY ?? null },
    form: { url: values.PAYMENT_FORM_URL ?? standIn(21), apiKey: values.PAYMENT_FORM_API_KEY ?? null },
    esign: { url: values.ESIGN_URL ?? standIn(22), apiKey: values.ESIGN_API_KEY ?? null },
  };
}

/** Whether every outside service is a stand-in on this machine. */
const usesStandIns = (values: InferType<typeof schema>): boolean =>
  [values.CARD_SDK_URL, values.PAYMENT_FORM_URL, values.ESIGN_URL, values.MAIL_URL].every(
    (url) => url === undefined,
  );

export interface Environment {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  masterKey: string | null;
  /** Peers whose forwarded headers are trusted: the local edge, and the configured ones. */
  isTrusted: IsTrusted;
  /** The header that keeps browsers on HTTPS; null for none. */
  hsts: string | null;
  /** What `/metrics` demands; null: a caller on this machine. */
  metricsToken: string | null;
  /** ms between the first 503 of `/ready` and closing the server. */
  preCloseWait: number;
  /** Multiplies every rate limit; 1 in production. */
  rateLimitScale: number;
  logLevel: string;
  /** Origin of the site, for links in letters. */
  siteUrl: string;
  /** Origin for webhooks, the same for every node. */
  hooksUrl: string;
  mail: {
    url: string;
    apiKey: string | null;
    from: string | null;
    agentEmail: string;
    internalEmail: string | null;
  };
  /** Card and signing services; `url` is also the origin that browsers see. */
  providers: Record<'cards' | 'form' | 'esign', { url: string; apiKey: string | null }>;
  /** The vehicle data service, which decodes VINs. */
  vehicleDataOrigin: string;
  /** Address service; null for our own standardizer. */
  addresses: { url: string; apiKey: string | null } | null;
  /** Opens the operators' routes; null for the token in the database. */
  partnersToken: string | null;
  /** Origin of the example partner's page; null where a real service is configured. */
  examplePartner: string | null;
  /** Brand, phone and addresses of the sender; null for the shell's own file. */
  siteConfig: string | null;
  development: boolean;
}

/**
 * Reads and validates the environment once, at startup: `npm start` must fail here and say why, not at the first
 * request.
 * @throws ValidationError that names every wrong variable.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const values = schema.validateSync(variables, { abortEarly: false, stripUnknown: true });
  const siteUrl = bare(values.SITE_URL ?? `${values.PUBLIC_HOST}:${values.PORT_BASE}`);
  return {
    port: values.PORT_BASE + 10,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    masterKey: values.MASTER_KEY ?? null,
    isTrusted: readTrustedProxies(values.TRUSTED_PROXIES, [LOOPBACK]),
    hsts: readHsts(values.HSTS_SECONDS),
    metricsToken: readMetricsToken(values.METRICS_TOKEN),
    preCloseWait: readPreCloseWait(values.PRE_CLOSE_WAIT_MS),
    rateLimitScale: values.RATE_LIMIT_SCALE,
    logLevel: values.LOG_LEVEL,
    siteUrl,
    hooksUrl: bare(values.HOOKS_URL ?? siteUrl),
    mail: {
      url: values.MAIL_URL ?? `http://127.0.0.1:${values.PORT_BASE + 24}`,
      apiKey: values.MAIL_API_KEY ?? null,
      from: values.MAIL_FROM ?? null,
      agentEmail: values.AGENT_EMAIL,
      internalEmail: values.INTERNAL_COPY_EMAIL ?? null,
    },
    providers: providersIn(values),
    vehicleDataOrigin: bare(values.VEHICLE_DATA_ORIGIN ?? `${values.PUBLIC_HOST}:${values.PORT_BASE + 11}`),
    addresses:
      values.ADDRESS_URL === undefined
        ? null
        : { url: values.ADDRESS_URL, apiKey: values.ADDRESS_API_KEY ?? null },
    partnersToken: values.PARTNERS_TOKEN ?? null,
    examplePartner: usesStandIns(values) ? `${values.PUBLIC_HOST}:${values.PORT_BASE + 30}` : null,
    siteConfig: values.SITE_CONFIG ?? null,
    development: values.NODE_ENV === 'development',
  };
}
