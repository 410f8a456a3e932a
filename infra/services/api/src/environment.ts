import {
  type IsTrusted,
  LOOPBACK,
  readAddress,
  readHost,
  readHsts,
  readLogLevel,
  readMetricsToken,
  readOrigin,
  readPortBase,
  readPreCloseWait,
  readPublicHost,
  readRateLimitScale,
  readTrustedProxies,
  type Variables,
} from '@infra/server';
import { isEmail } from '@shared/domain';
import { type InferType, object, string } from 'yup';
import { databaseHosts } from './database/databaseUrl';

const emailAddress = (name: string) =>
  string().test(
    'email',
    `${name} must be an e-mail address`,
    (value) => value === undefined || isEmail(value),
  );

/** A setting whose reader says in one sentence what is wrong with it. */
const readBy = (name: string, read: (variables: Variables) => unknown) =>
  string().test(name, (text, { createError }) => {
    try {
      if (text !== undefined) read({ [name]: text });
      return true;
    } catch (error) {
      return createError({ message: error instanceof Error ? error.message : String(error) });
    }
  });
const origin = (name: string) => readBy(name, (variables) => readOrigin(variables, name, ''));
const address = (name: string) => readBy(name, (variables) => readAddress(variables, name, ''));

const schema = object({
  PORT_BASE: readBy('PORT_BASE', readPortBase),
  DATA_DIR: string().default('.data'),
  DATABASE_URL: readBy('DATABASE_URL', ({ DATABASE_URL = '' }) => databaseHosts(DATABASE_URL)),
  MASTER_KEY: string(),
  TRUSTED_PROXIES: string(),
  HSTS_SECONDS: string(),
  METRICS_TOKEN: string(),
  PRE_CLOSE_WAIT_MS: string(),
  RATE_LIMIT_SCALE: readBy('RATE_LIMIT_SCALE', readRateLimitScale),
  LOG_LEVEL: readBy('LOG_LEVEL', readLogLevel),
  SITE_URL: origin('SITE_URL'),
  HOOKS_URL: origin('HOOKS_URL'),
  // Another protocol needs another provider file next to mail/httpMailProvider.ts.
  MAIL_URL: address('MAIL_URL'),
  MAIL_API_KEY: string(),
  MAIL_FROM: emailAddress('MAIL_FROM'),
  VEHICLE_DATA_ORIGIN: origin('VEHICLE_DATA_ORIGIN'),
  ADDRESS_URL: address('ADDRESS_URL'),
  ADDRESS_API_KEY: string(),
  CARD_SDK_URL: origin('CARD_SDK_URL'),
  CARD_SDK_API_KEY: string(),
  PAYMENT_FORM_URL: origin('PAYMENT_FORM_URL'),
  PAYMENT_FORM_API_KEY: string(),
  ESIGN_URL: origin('ESIGN_URL'),
  ESIGN_API_KEY: string(),
  AGENT_EMAIL: emailAddress('AGENT_EMAIL').default('agents@milepost.example'),
  INTERNAL_COPY_EMAIL: emailAddress('INTERNAL_COPY_EMAIL'),
  SITE_CONFIG: string(),
  PUBLIC_HOST: readBy('PUBLIC_HOST', readPublicHost),
  HOST: readBy('HOST', readHost),
  PARTNERS_TOKEN: string().min(16, 'PARTNERS_TOKEN must have at least 16 characters'),
  NODE_ENV: string().default('production'),
});

type Values = InferType<typeof schema>;

/** Default origins: the local stand-ins. */
function providersIn(values: Values): Environment['providers'] {
  const standIn = readPublicHost(values);
  const at = (name: keyof Values, offset: number) => readOrigin(values, name, standIn(offset));
  return {
    cards: { url: at('CARD_SDK_URL', 20), apiKey: values.CARD_SDK_API_KEY ?? null },
    form: { url: at('PAYMENT_FORM_URL', 21), apiKey: values.PAYMENT_FORM_API_KEY ?? null },
    esign: { url: at('ESIGN_URL', 22), apiKey: values.ESIGN_API_KEY ?? null },
  };
}

/** Whether every outside service is a stand-in on this machine. */
const usesStandIns = (values: Values): boolean =>
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
  const here = readPublicHost(values);
  const siteUrl = readOrigin(values, 'SITE_URL', here(0));
  return {
    port: readPortBase(values) + 10,
    host: readHost(values),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    masterKey: values.MASTER_KEY ?? null,
    isTrusted: readTrustedProxies(values.TRUSTED_PROXIES, [LOOPBACK]),
    hsts: readHsts(values.HSTS_SECONDS),
    metricsToken: readMetricsToken(values.METRICS_TOKEN),
    preCloseWait: readPreCloseWait(values.PRE_CLOSE_WAIT_MS),
    rateLimitScale: readRateLimitScale(values),
    logLevel: readLogLevel(values),
    siteUrl,
    hooksUrl: readOrigin(values, 'HOOKS_URL', siteUrl),
    mail: {
      url: values.MAIL_URL ?? `http://127.0.0.1:${readPortBase(values) + 24}`,
      apiKey: values.MAIL_API_KEY ?? null,
      from: values.MAIL_FROM ?? null,
      agentEmail: values.AGENT_EMAIL,
      internalEmail: values.INTERNAL_COPY_EMAIL ?? null,
    },
    providers: providersIn(values),
    vehicleDataOrigin: readOrigin(values, 'VEHICLE_DATA_ORIGIN', here(11)),
    addresses:
      values.ADDRESS_URL === undefined
        ? null
        : { url: values.ADDRESS_URL, apiKey: values.ADDRESS_API_KEY ?? null },
    partnersToken: values.PARTNERS_TOKEN ?? null,
    examplePartner: usesStandIns(values) ? here(30) : null,
    siteConfig: values.SITE_CONFIG ?? null,
    development: values.NODE_ENV === 'development',
  };
}
