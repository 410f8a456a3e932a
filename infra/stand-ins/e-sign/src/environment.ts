import { join } from 'node:path';
import { type Place, placeOf } from '../../common/place';

export interface Environment extends Place {
  keyFile: string;
  /** ESIGN_API_KEY if it is shared with the API; null for the key in the file. */
  apiKey: string | null;
}

/**
 * Reads the settings once, at startup: PORT_BASE, DATA_DIR, PUBLIC_HOST, ESIGN_URL, ESIGN_API_KEY. @throws Error that
 * names the wrong one
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const place = placeOf(variables, { name: 'e-sign', offset: 22, url: 'ESIGN_URL' });
  return {
    ...place,
    keyFile: join(place.folder, 'api.key'),
    apiKey: variables['ESIGN_API_KEY'] ?? null,
  };
}
