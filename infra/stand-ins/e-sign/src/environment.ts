import { join } from 'node:path';
import type { Variables } from '@infra/server';
import { type Place, placeOf } from '../../common/place';

/** Who may frame a signature is said by its envelope. */
export interface Environment extends Omit<Place, 'siteOrigin'> {
  keyFile: string;
}

/** Reads the settings once, at startup. @throws WrongSettings */
export function readEnvironment(variables: Variables): Environment {
  const { siteOrigin: _site, ...place } = placeOf(variables, {
    name: 'e-sign',
    offset: 22,
    url: 'ESIGN_URL',
    apiKey: 'ESIGN_API_KEY',
  });
  return { ...place, keyFile: join(place.folder, 'api.key') };
}
