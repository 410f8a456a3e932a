import {
  readHost,
  readHsts,
  readLogLevel,
  readMetricsToken,
  readOrigin,
  readPortBase,
  readPreCloseWait,
  readPublicHost,
  readTrustedProxies,
  type Variables,
} from '@infra/server';
import { readApi, readHolds } from '../gate/askApi';
import { openStore, releasesFolder } from '../store/openStore';

const PORT_OFFSET = 12;

/** The site's public origin, as the edges know it. */
export function siteOrigin(variables: Variables): string {
  return readOrigin(variables, 'SHELL_ORIGIN', readPublicHost(variables)(0));
}

/** Origins of the site's edges, separated by commas; by default the one on this machine. */
function readEdges(text: string | undefined, base: number): string[] {
  const named = (text || `http://127.0.0.1:${base}`).split(',').map((one) => one.trim());
  const wrong = named.find((one) => !/^https?:/.test(one) || !URL.canParse(one));
  if (wrong !== undefined)
    throw new Error(`WATCH_EDGES must be http(s) origins separated by commas, not ${wrong}`);
  return named.map((one) => new URL(one).origin);
}

/** ms between two readings of what the edges counted. */
function readWatchEvery(text: string | undefined): number {
  const every = Number(text || 5000);
  if (!Number.isInteger(every) || every < 50 || every > 60_000)
    throw new Error('WATCH_EVERY_MS must be a whole number of milliseconds from 50 to 60000');
  return every;
}

/**
 * Reads the settings once, at startup: PORT_BASE (3000; this service listens on +12), HOST, DATA_DIR, LOG_LEVEL,
 * TRUSTED_PROXIES, HSTS_SECONDS, METRICS_TOKEN, WATCH_EDGES, WATCH_EVERY_MS, PRE_CLOSE_WAIT_MS, API_ORIGIN (base+10;
 * `none`: the site has no API), and the site's origin for preview links, SHELL_ORIGIN or PUBLIC_HOST.
 * @throws Error that names the wrong variable.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv) {
  const base = readPortBase(variables);
  return {
    port: base + PORT_OFFSET,
    host: readHost(variables),
    site: siteOrigin(variables),
    store: openStore(variables),
    askApi: readApi(variables),
    askHolds: readHolds(variables),
    edges: readEdges(variables['WATCH_EDGES'], base),
    watchEvery: readWatchEvery(variables['WATCH_EVERY_MS']),
    watchFolder: releasesFolder(variables['DATA_DIR']),
    logLevel: readLogLevel(variables),
    isTrusted: readTrustedProxies(variables['TRUSTED_PROXIES']),
    hsts: readHsts(variables['HSTS_SECONDS']),
    metricsToken: readMetricsToken(variables['METRICS_TOKEN']),
    preCloseWait: readPreCloseWait(variables['PRE_CLOSE_WAIT_MS']),
  };
}
