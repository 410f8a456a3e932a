import { join } from 'node:path';
import { APP_PORTS, openStore, type AppName, type ReleaseStore } from '@infra/releases';
import {
  isPublic,
  keyInFile,
  readSetting,
  readSettings,
  siteAddress,
  type IsTrusted,
  type Settings,
  type SiteAddress,
  type Variables,
} from '@infra/server';
import type { ThirdParty } from '@shared/domain';
import { EDGE_PART, partOrigin, SITE_EDGE_PART } from './settings';

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
  /** Where weaknesses are reported; null: to the site's email address. */
  securityContact: string | null;
  /** ms between the first 503 of `/ready` and closing the server. */
  preCloseWait: number;
  /** 32 bytes that sign visits and frames, the same on every edge of the site; reads or creates their file. */
  visitKey: () => Buffer;
  /** Off only in the integrity test's negative control. */
  integrity: boolean;
}

type Values = Settings<typeof EDGE_PART.settings>;

/** The app's own setting, or what follows from the site's address. */
const originsIn =
  (variables: Variables, site: SiteAddress): EdgeEnvironment['originOf'] =>
  ({ app, port = APP_PORTS[app] }) =>
    app === 'shell'
      ? site.origin
      : (readSetting(`${app.toUpperCase()}_ORIGIN`, partOrigin(app), variables) ?? site.originOf(app, port));

/** For a site without an API, by `API_ORIGIN=none`: every call is answered as if it were down. */
const NO_API = 'http://127.0.0.1:9';

function apiOriginIn({ API_ORIGIN, PORT_BASE }: Values): string {
  if (API_ORIGIN === 'none') return NO_API;
  return API_ORIGIN ?? `http://127.0.0.1:${PORT_BASE + 10}`;
}

/** The chat's, the stand-in's, or none. */
function chatOriginIn({ CHAT_URL, SITE_URL }: Values, site: SiteAddress): string | null {
  if (CHAT_URL === '' || (CHAT_URL === null && isPublic(SITE_URL))) return null;
  return CHAT_URL ?? site.originOf('chat', 23);
}

/**
 * Reads and checks the settings of one app's edge, once, at startup.
 * @throws WrongSettings that names every wrong variable
 */
export function readEnvironment(app: AppName, variables: Variables = process.env): EdgeEnvironment {
  const values = readSettings(app === 'shell' ? SITE_EDGE_PART : EDGE_PART, variables);
  const site = siteAddress(values);
  return {
    port: values.PORT_BASE + APP_PORTS[app],
    releases: openStore(variables),
    originOf: originsIn(variables, site),
    vehicleDataOrigin: values.VEHICLE_DATA_ORIGIN ?? site.originOf('vehicle-data', 11),
    chatOrigin: chatOriginIn(values, site),
    thirdParties: {
      cards: values.CARD_SDK_URL ?? site.originOf('card-sdk', 20),
      form: values.PAYMENT_FORM_URL ?? site.originOf('payment-form', 21),
      esign: values.ESIGN_URL ?? site.originOf('e-sign', 22),
    },
    apiOrigin: apiOriginIn(values),
    isTrusted: values.TRUSTED_PROXIES,
    hsts: values.HSTS_SECONDS,
    metricsToken: values.METRICS_TOKEN,
    measureShare: values.MEASURE_SHARE,
    securityContact: values.SECURITY_CONTACT,
    preCloseWait: values.PRE_CLOSE_WAIT_MS,
    visitKey: () => values.VISIT_KEY ?? keyInFile(join(values.DATA_DIR, 'visit.key')),
    integrity: values.INTEGRITY === 'on',
  };
}
