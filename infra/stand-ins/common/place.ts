import { resolve } from 'node:path';
import {
  readMetricsToken,
  readOrigin,
  readPortBase,
  readPublicHost,
  type MetricsOptions,
} from '@infra/server';

export interface Place {
  port: number;
  /** This provider's data folder. */
  folder: string;
  /** The origin that browsers see. */
  origin: string;
  /** Host names that browsers may use; any other could be a foreign page that rebinds its name. */
  hosts: string[];
  metrics: MetricsOptions;
}

/**
 * Where a stand-in runs, from PORT_BASE, DATA_DIR, PUBLIC_HOST and METRICS_TOKEN; the setting `url` overrides its public
 * origin. @throws Error that names the wrong setting
 */
export function placeOf(
  variables: NodeJS.ProcessEnv,
  { name, offset, url = null }: { name: string; offset: number; url?: string | null },
): Place {
  const here = readPublicHost(variables)(offset);
  const { origin, hostname } = new URL(url === null ? here : readOrigin(variables, url, here));
  return {
    port: readPortBase(variables) + offset,
    folder: resolve(variables['DATA_DIR'] ?? '.data', name),
    origin,
    hosts: ['localhost', '127.0.0.1', '[::1]', hostname],
    metrics: { part: name, token: readMetricsToken(variables['METRICS_TOKEN']) },
  };
}
