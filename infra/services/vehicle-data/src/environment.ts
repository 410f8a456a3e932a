import {
  readHsts,
  readMetricsToken,
  readPreCloseWait,
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
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function number(name: string, text: string, maximum: number): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value) && value >= 0 && value <= maximum) return value;
  throw new Error(`${name} must be a number up to ${maximum}`);
}

/**
 * Reads the settings once, at startup: PORT_BASE (3000; this service listens on +11), LOG_LEVEL, TRUSTED_PROXIES,
 * HSTS_SECONDS, METRICS_TOKEN, PRE_CLOSE_WAIT_MS, RATE_LIMIT_SCALE. @throws Error that names the wrong variable.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const logLevel = variables['LOG_LEVEL'] ?? 'info';
  if (!LOG_LEVELS.includes(logLevel)) throw new Error(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`);
  return {
    port: number('PORT_BASE', variables['PORT_BASE'] ?? '3000', 65_000) + PORT_OFFSET,
    logLevel,
    isTrusted: readTrustedProxies(variables['TRUSTED_PROXIES']),
    hsts: readHsts(variables['HSTS_SECONDS']),
    metricsToken: readMetricsToken(variables['METRICS_TOKEN']),
    preCloseWait: readPreCloseWait(variables['PRE_CLOSE_WAIT_MS']),
    rateLimitScale: number('RATE_LIMIT_SCALE', variables['RATE_LIMIT_SCALE'] ?? '1', 1_000_000),
  };
}
