import {
  API_ORIGIN,
  HOST,
  HSTS_NEEDS_HTTPS,
  HSTS_SECONDS,
  LOG_LEVEL,
  METRICS_TOKEN,
  PORT_BASE,
  PRE_CLOSE_WAIT_MS,
  setting,
  SITE_URL,
  TRUSTED_PROXIES,
  wholeNumber,
  type Part,
} from '@infra/server';
import { STORE_PART } from '../store/settings';

/** Origins separated by commas. */
function origins(text: string, name: string): string[] {
  const named = text.split(',').map((one) => one.trim());
  const wrong = named.find((one) => !/^https?:/.test(one) || !URL.canParse(one));
  if (wrong !== undefined)
    throw new Error(`${name} must be http(s) origins separated by commas, not ${wrong}`);
  return named.map((one) => new URL(one).origin);
}

const settings = {
  PORT_BASE,
  HOST,
  SITE_URL,
  API_ORIGIN,
  ...STORE_PART.settings,
  WATCH_EDGES: setting(origins, {
    about: "the origins of the site's edges, separated by commas, whose counts judge a canary",
    example: 'http://edge-1:3000,http://edge-2:3000',
    otherwise: 'the edge on this machine',
  }),
  WATCH_EVERY_MS: setting(wholeNumber(50, 60_000, 'milliseconds'), {
    about: 'ms between two readings of these counts',
    example: '10000',
    fallback: '5000',
  }),
  TRUSTED_PROXIES,
  HSTS_SECONDS,
  METRICS_TOKEN,
  PRE_CLOSE_WAIT_MS,
  LOG_LEVEL,
} as const;

export const RELEASES_PART = {
  settings,
  rules: [...STORE_PART.rules, HSTS_NEEDS_HTTPS],
} satisfies Part<typeof settings>;
