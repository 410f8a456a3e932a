import {
  readHsts,
  readLogLevel,
  readMetricsToken,
  readPortBase,
  readPreCloseWait,
  readRateLimitScale,
  readTrustedProxies,
  type IsTrusted,
} from '@infra/server';

export interface Environment {
  port: number;
  logLevel: string;
  /** Peers whose forwarded headers are trusted; none by default. */
  isTrusted: IsTrusted;
  hsts: string | null;
  metricsToken: string | null;
  /** ms between the first 503 of `/ready` and closing the server. */
  preCloseWait: number;
  rateLimitScale: number;
}

const PORT_OFFSET = 11;

/**
 * Reads the settings once, at startup: PORT_BASE (3000; this service listens on +11), LOG_LEVEL, TRUSTED_PROXIES,
 * HSTS_SECONDS, METRICS_TOKEN, PRE_CLOSE_WAIT_MS, RATE_LIMIT_SCALE. @throws Error that names the wrong variable.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  return {
    port: readPortBase(variables) + PORT_OFFSET,
    logLevel: readLogLevel(variables),
    isTrusted: readTrustedProxies(variables['TRUSTED_PROXIES']),
    hsts: readHsts(variables['HSTS_SECONDS']),
    metricsToken: readMetricsToken(variables['METRICS_TOKEN']),
    preCloseWait: readPreCloseWait(variables['PRE_CLOSE_WAIT_MS']),
    rateLimitScale: readRateLimitScale(variables),
  };
}
