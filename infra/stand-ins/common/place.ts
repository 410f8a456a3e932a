import { resolve } from 'node:path';
import { readMetricsToken, type MetricsOptions } from '@infra/server';

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
 * Where a stand-in runs, from PORT_BASE, DATA_DIR, PUBLIC_HOST and METRICS_TOKEN; `url` overrides its public origin. @throws Error
 * for an invalid port.
 */
export function placeOf(
  variables: NodeJS.ProcessEnv,
  { name, offset, url }: { name: string; offset: number; url?: string | undefined },
): Place {
  const base = Number(variables['PORT_BASE'] ?? 3000);
  if (!Number.isInteger(base) || base < 1 || base > 65_000) throw new Error('PORT_BASE is not a port');
  const port = base + offset;
  const { origin, hostname } = new URL(url ?? `${variables['PUBLIC_HOST'] ?? 'http://localhost'}:${port}`);
  return {
    port,
    folder: resolve(variables['DATA_DIR'] ?? '.data', name),
    origin,
    hosts: ['localhost', '127.0.0.1', '[::1]', hostname],
    metrics: { part: name, token: readMetricsToken(variables['METRICS_TOKEN']) },
  };
}
