import { PORT_BASE, readSettings, SITE_URL, siteAddress, type Variables } from '@infra/server';
import { readApi, readHolds } from '../gate/askApi';
import { openStore, releasesFolder } from '../store/openStore';
import { RELEASES_PART } from './settings';

const PORT_OFFSET = 12;

/** The site's public origin, as the edges know it. */
export const siteOrigin = (variables: Variables): string =>
  siteAddress(readSettings({ settings: { PORT_BASE, SITE_URL } }, variables)).origin;

/** Reads and checks the settings once, at startup. @throws WrongSettings that names every wrong variable */
export function readEnvironment(variables: Variables) {
  const values = readSettings(RELEASES_PART, variables);
  return {
    port: values.PORT_BASE + PORT_OFFSET,
    host: values.HOST,
    site: siteAddress(values).origin,
    store: openStore(variables),
    askApi: readApi(variables),
    askHolds: readHolds(variables),
    edges: values.WATCH_EDGES ?? [`http://127.0.0.1:${values.PORT_BASE}`],
    watchEvery: values.WATCH_EVERY_MS,
    watchFolder: releasesFolder(values.DATA_DIR),
    logLevel: values.LOG_LEVEL,
    isTrusted: values.TRUSTED_PROXIES,
    hsts: values.HSTS_SECONDS,
    metricsToken: values.METRICS_TOKEN,
    preCloseWait: values.PRE_CLOSE_WAIT_MS,
  };
}
