import type { Variables } from '@infra/server';
import { type Place, placeOf } from '../../common/place';

/** The chat keeps nothing and has no key. */
export type Environment = Omit<Place, 'folder' | 'apiKey'>;

/** Reads the settings once, at startup. @throws WrongSettings */
export function readEnvironment(variables: Variables): Environment {
  const { port, origin, hosts, metrics, siteOrigin } = placeOf(variables, {
    name: 'chat',
    offset: 23,
    url: 'CHAT_URL',
  });
  return { port, origin, hosts, metrics, siteOrigin };
}
