import { join } from 'node:path';
import type { Variables } from '@infra/server';
import { type Place, placeOf } from '../../common/place';

export interface Environment extends Pick<Place, 'port' | 'hosts' | 'metrics' | 'apiKey'> {
  /** Where the messages are stored. */
  folder: string;
  keyFile: string;
}

/** Reads the settings once, at startup. @throws WrongSettings */
export function readEnvironment(variables: Variables): Environment {
  const { port, folder, hosts, metrics, apiKey } = placeOf(variables, {
    name: 'mail-box',
    offset: 24,
    apiKey: 'MAIL_API_KEY',
  });
  return { port, folder: join(folder, 'messages'), keyFile: join(folder, 'api.key'), apiKey, hosts, metrics };
}
