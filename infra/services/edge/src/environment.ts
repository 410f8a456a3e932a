import { join } from 'node:path';
import { APP_PORTS, openStore, type AppName, type ReleaseStore } from '@infra/releases';
import {
  keyInFile,
  readHsts,
  readKey,
  readMetricsToken,
  readPreCloseWait,
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

/** Default origins: the local stand-ins. */
function thirdPartiesIn(env: NodeJS.ProcessEnv, host: string, base: number): Record<ThirdParty, string> {
  const origin = (url: string | undefined, offset: number) =>
    new URL(url ?? `${host}:${base + offset}`).origin;
  return {
    cards: origin(env.CARD_SDK_URL, 20),
    form: origin(env.PAYMENT_FORM_URL, 21),
    esign: origin(env.ESIGN_URL, 22),
  };
}

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
  const base = Number(env.PORT_BASE ?? 3000);
  if (!Number.isInteger(base) || base < 1 || base > 65_000) throw new Error('PORT_BASE is not a port');
  const host = env.PUBLIC_HOST ?? 'http://localhost';
  return {
    port: base + APP_PORTS[app],
    releases: openStore(env),
    originOf: ({ app: name, port = APP_PORTS[name] }) =>
      env[`${name.toUpperCase()}_ORIGIN`] ?? `${host}:${base + port}`,
    vehicleDataOrigin: env.VEHICLE_DATA_ORIGIN ?? `${host}:${base + 11}`,
    chatOrigin: env.CHAT_URL === '' ? null : new URL(env.CHAT_URL ?? `${host}:${base + 23}`).origin,
    thirdParties: thirdPartiesIn(env, host, base),
    apiOrigin: env.API_ORIGIN ?? `http://127.0.0.1:${base + 10}`,
    isTrusted: readTrustedProxies(env.TRUSTED_PROXIES),
    hsts: readHsts(env.HSTS_SECONDS),
    metricsToken: readMetricsToken(env.METRICS_TOKEN),
    measureShare: readMeasureShare(env.MEASURE_SHARE),
    preCloseWait: readPreCloseWait(env.PRE_CLOSE_WAIT_MS),
    visitKey: () => readVisitKey(env),
    integrity: env.INTEGRITY !== 'off',
  };
}
