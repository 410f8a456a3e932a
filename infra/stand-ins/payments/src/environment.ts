import { join } from 'node:path';
import { placeOf, type Place } from '../../common/place';

export interface Environment extends Place {
  /** File with everything the service stores. */
  file: string;
  keyFile: string;
  /** The key shared with the API; null for the one in the file. */
  apiKey: string | null;
  /** The one origin whose pages may show the card fields. */
  siteOrigin: string;
}

/** Which of the two it is: its folder and name, its port above PORT_BASE, and the prefix of its settings. */
export interface Service {
  name: string;
  offset: number;
  variable: 'CARD_SDK' | 'PAYMENT_FORM';
}

/** Reads the settings once, at startup: PORT_BASE, DATA_DIR, PUBLIC_HOST, SITE_URL, `<variable>_URL` and `_API_KEY`. */
export function readEnvironment(
  { name, offset, variable }: Service,
  variables: NodeJS.ProcessEnv,
): Environment {
  const place = placeOf(variables, { name, offset, url: `${variable}_URL` });
  return {
    ...place,
    file: join(place.folder, 'books.jsonl'),
    keyFile: join(place.folder, 'api.key'),
    apiKey: variables[`${variable}_API_KEY`] ?? null,
    siteOrigin: placeOf(variables, { name: 'site', offset: 0, url: 'SITE_URL' }).origin,
  };
}
