import { type IsTrusted, readSettings, type Settings, siteAddress, type Variables } from '@infra/server';
import { API_PART } from './settings';

type Values = Settings<typeof API_PART.settings>;

/** Default origins: the local stand-ins. */
function providersIn(values: Values): Environment['providers'] {
  const { originOf } = siteAddress(values);
  return {
    cards: { url: values.CARD_SDK_URL ?? originOf('card-sdk', 20), apiKey: values.CARD_SDK_API_KEY },
    form: {
      url: values.PAYMENT_FORM_URL ?? originOf('payment-form', 21),
      apiKey: values.PAYMENT_FORM_API_KEY,
    },
    esign: { url: values.ESIGN_URL ?? originOf('e-sign', 22), apiKey: values.ESIGN_API_KEY },
  };
}

/** Whether every outside service is a stand-in on this machine. */
const usesStandIns = (values: Values): boolean =>
  [values.CARD_SDK_URL, values.PAYMENT_FORM_URL, values.ESIGN_URL, values.MAIL_URL].every(
    (url) => url === null,
  );

export interface Environment {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  masterKey: Buffer | null;
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
 * Reads and checks the settings once, at startup: `npm start` must fail here and say why, not at the first request.
 * @throws WrongSettings that names every wrong variable
 */
export function readEnvironment(variables: Variables): Environment {
  const values = readSettings(API_PART, variables);
  const { origin: siteUrl, originOf } = siteAddress(values);
  return {
    port: values.PORT_BASE + 10,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    masterKey: values.MASTER_KEY,
    isTrusted: values.TRUSTED_PROXIES,
    hsts: values.HSTS_SECONDS,
    metricsToken: values.METRICS_TOKEN,
    preCloseWait: values.PRE_CLOSE_WAIT_MS,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    logLevel: values.LOG_LEVEL,
    siteUrl,
    hooksUrl: values.HOOKS_URL ?? siteUrl,
    mail: {
      url: values.MAIL_URL ?? `http://127.0.0.1:${values.PORT_BASE + 24}`,
      apiKey: values.MAIL_API_KEY,
      from: values.MAIL_FROM,
      agentEmail: values.AGENT_EMAIL,
      internalEmail: values.INTERNAL_COPY_EMAIL,
    },
    providers: providersIn(values),
    vehicleDataOrigin: values.VEHICLE_DATA_ORIGIN ?? originOf('vehicle-data', 11),
    addresses:
      values.ADDRESS_URL === null ? null : { url: values.ADDRESS_URL, apiKey: values.ADDRESS_API_KEY },
    partnersToken: values.PARTNERS_TOKEN,
    examplePartner: usesStandIns(values) ? originOf('partner', 30) : null,
    siteConfig: values.SITE_CONFIG,
    development: values.NODE_ENV === 'development',
  };
}
