import { resolve } from 'node:path';
import { readSettings, siteAddress, type MetricsOptions, type Variables } from '@infra/server';
import { STAND_INS_PART, type StandInSettings } from './settings';

export interface Place {
  port: number;
  /** This provider's data folder. */
  folder: string;
  /** The origin that browsers see. */
  origin: string;
  /** Host names that browsers may use; any other could be a foreign page that rebinds its name. */
  hosts: string[];
  metrics: MetricsOptions;
  /** The site's origin, the only one whose pages may frame its own. */
  siteOrigin: string;
  /** The key shared with the API; null for the one in its folder. */
  apiKey: string | null;
}

/** Which stand-in it is: its name, its port above `PORT_BASE`, and its own settings. */
export interface Kind {
  name: string;
  offset: number;
  url?: keyof StandInSettings;
  apiKey?: keyof StandInSettings;
}

const textIn = (values: StandInSettings, name: keyof StandInSettings | undefined): string | null => {
  const value = name === undefined ? null : values[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Reads and checks a stand-in's settings once, at startup. @throws WrongSettings that names every wrong one */
export function placeOf(variables: Variables, { name, offset, url, apiKey }: Kind): Place {
  const values = readSettings(STAND_INS_PART, variables);
  const site = siteAddress(values);
  const { origin, hostname } = new URL(textIn(values, url) ?? site.originOf(name, offset));
  return {
    port: values.PORT_BASE + offset,
    folder: resolve(values.DATA_DIR, name),
    origin,
    hosts: ['localhost', '127.0.0.1', '[::1]', hostname],
    metrics: { part: name, token: values.METRICS_TOKEN },
    siteOrigin: site.origin,
    apiKey: textIn(values, apiKey),
  };
}
