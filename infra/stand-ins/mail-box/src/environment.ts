import { join } from 'node:path';
import { type Place, placeOf } from '../../common/place';

export interface Environment extends Pick<Place, 'port' | 'hosts' | 'metrics'> {
  /** Where the messages are stored. */
  folder: string;
  keyFile: string;
  /** MAIL_API_KEY if it is shared with the API; null for the key in the file. */
  apiKey: string | null;
}

/**
 * Reads the settings once, at startup: PORT_BASE, DATA_DIR, MAIL_API_KEY, PUBLIC_HOST. @throws Error that names the
 * wrong one
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const { port, folder, hosts, metrics } = placeOf(variables, { name: 'mail-box', offset: 24 });
  return {
    port,
    folder: join(folder, 'messages'),
    keyFile: join(folder, 'api.key'),
    apiKey: variables['MAIL_API_KEY'] ?? null,
    hosts,
    metrics,
  };
}
