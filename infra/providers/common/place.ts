import { resolve } from 'node:path';

export interface Place {
  port: number;
  /** This provider's data folder. */
  folder: string;
  /** The origin that browsers see. */
  origin: string;
  /** Host names that browsers may use; any other could be a foreign page that rebinds its name. */
  hosts: string[];
}

/**
 * Where a stand-in runs, from PORT_BASE, DATA_DIR and PUBLIC_HOST; `url` overrides its public origin. @throws Error
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
  };
}
