import { join } from 'node:path';
import {
  APP_NAMES,
  APP_PORTS,
  openStore,
  readApiOrigin,
  type AppName,
  type ReleaseStore,
} from '@infra/releases';
import {
  keyInFile,
  readChoice,
  readHsts,
  readKey,
  readMetricsToken,
  readOrigin,
  readPortBase,
  readPreCloseWait,
  readPublicHost,
  readTrustedProxies,
  type IsTrusted,
} from '@infra/server';
import type { ThirdParty } from '@shared/domain';

/** An app and its port above `PORT_BASE`, if a release names it. */
interface Place {
  app: AppName;
  port?: number;
}

export interface EdgeEnvironment {
  port: number;
  releases: ReleaseStore;
  /** Public origin of an app; the site's is the shell's. A newer release names apps that this process does not know. */
  originOf: (app: Place) => string;
  vehicleDataOrigin: string;
  /** Origin of the chat's frame; null without a chat. */
  chatOrigin: string | null;
  /** Origins of the card and signing services, the same as the API's. */
  thirdParties: Record<ThirdParty, string>;
  /** Internal address of /v2; browsers never see it. */
  apiOrigin: string;
  /** Peers whose forwarded headers are trusted; none by default. */
  isTrusted: IsTrusted;
  /** The header that keeps browsers on HTTPS; null for none. */
  hsts: string | null;
  /** What `/metrics` demands; null: a caller on this machine. */
  metricsToken: string | null;
  /** Share of the pages that report what they measured; failures and errors are always reported. */
  measureShare: number;
  /** ms between the first 503 of `/ready` and closing the server. */
  preCloseWait: number;
  /** 32 bytes that sign visits and frames, the same on every edge of the site; reads or creates their file. */
  visitKey: () => Buffer;
  /** Off only in the integrity test's negative control. */
  integrity: boolean;
}

/** The app's own setting, or where it runs on this machine. @throws Error that names the wrong one */
function originsIn(env: NodeJS.ProcessEnv, here: (offset: number) => string): EdgeEnvironment['originOf'] {
  const originOf = ({ app, port = APP_PORTS[app] }: Place) =>
    readOrigin(env, `${app.toUpperCase()}_ORIGIN`, here(port));
  // A wrong one is named at startup, not on the first page.
  for (const app of APP_NAMES) originOf({ app });
  return originOf;
}

/** For a site without an API, by `API_ORIGIN=none`: every call is answered as if it were down. */
const NO_API = 'http://127.0.0.1:9';

function readMeasureShare(text: string | undefined): number {
  const share = Number(text || 1);
  if (!(share >= 0.001 && share <= 1)) throw new Error('MEASURE_SHARE must be a number from 0.001 to 1');
  return share;
}

/** From `VISIT_KEY`, or for a site with one edge from a file in the data folder. @throws Error for several without it */
function readVisitKey({ VISIT_KEY, RELEASE_BUCKET, DATA_DIR = '.data' }: NodeJS.ProcessEnv): Buffer {
  if (VISIT_KEY) return readKey(VISIT_KEY, 'VISIT_KEY');
  if (RELEASE_BUCKET)
    throw new Error('RELEASE_BUCKET needs VISIT_KEY: the same 32 bytes in base64 for every edge');
  return keyInFile(join(DATA_DIR, 'visit.key'));
}

/** Reads and validates the environment of one app's edge. */
export function readEnvironment(app: AppName, env: NodeJS.ProcessEnv = process.env): EdgeEnvironment {
  const here = readPublicHost(env);
  const at = (name: string, offset: number) => readOrigin(env, name, here(offset));
  return {
    port: readPortBase(env) + APP_PORTS[app],
    releases: openStore(env),
    originOf: originsIn(env, here),
    vehicleDataOrigin: at('VEHICLE_DATA_ORIGIN', 11),
    chatOrigin: env.CHAT_URL === '' ? null : at('CHAT_URL', 23),
    thirdParties: {
      cards: at('CARD_SDK_URL', 20),
      form: at('PAYMENT_FORM_URL', 21),
      esign: at('ESIGN_URL', 22),
    },
    apiOrigin: readApiOrigin(env) ?? NO_API,
    isTrusted: readTrustedProxies(env.TRUSTED_PROXIES),
    hsts: readHsts(env.HSTS_SECONDS),
    metricsToken: readMetricsToken(env.METRICS_TOKEN),
    measureShare: readMeasureShare(env.MEASURE_SHARE),
    preCloseWait: readPreCloseWait(env.PRE_CLOSE_WAIT_MS),
    visitKey: () => readVisitKey(env),
    integrity: readChoice(env, 'INTEGRITY', ['on', 'off']) === 'on',
  };
}
