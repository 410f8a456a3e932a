import { readSettings, type IsTrusted, type Variables } from '@infra/server';
import { VEHICLE_DATA_PART } from './settings';

export interface Environment {
  port: number;
  host: string;
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

/** Reads and checks the settings once, at startup. @throws WrongSettings that names every wrong variable */
export function readEnvironment(variables: Variables): Environment {
  const values = readSettings(VEHICLE_DATA_PART, variables);
  return {
    port: values.PORT_BASE + PORT_OFFSET,
    host: values.HOST,
    logLevel: values.LOG_LEVEL,
    isTrusted: values.TRUSTED_PROXIES,
    hsts: values.HSTS_SECONDS,
    metricsToken: values.METRICS_TOKEN,
    preCloseWait: values.PRE_CLOSE_WAIT_MS,
    rateLimitScale: values.RATE_LIMIT_SCALE,
  };
}
