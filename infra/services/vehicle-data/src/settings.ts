import {
  HOST,
  HSTS_SECONDS,
  LOG_LEVEL,
  METRICS_TOKEN,
  PORT_BASE,
  PRE_CLOSE_WAIT_MS,
  RATE_LIMIT_SCALE,
  TRUSTED_PROXIES,
  type Part,
} from '@infra/server';

const settings = {
  PORT_BASE,
  HOST,
  TRUSTED_PROXIES,
  HSTS_SECONDS,
  METRICS_TOKEN,
  PRE_CLOSE_WAIT_MS,
  RATE_LIMIT_SCALE,
  LOG_LEVEL,
} as const;

export const VEHICLE_DATA_PART = { settings } satisfies Part<typeof settings>;
