import { join } from 'node:path';
import type { Variables } from '@infra/server';
import { placeOf, type Place } from '../../common/place';

export interface Environment extends Place {
  /** File with everything the service stores. */
  file: string;
  keyFile: string;
}

/** Which of the two it is: its folder and name, its port above PORT_BASE, and the prefix of its settings. */
export interface Service {
  name: string;
  offset: number;
  variable: 'CARD_SDK' | 'PAYMENT_FORM';
}

/** Reads the settings once, at startup. @throws WrongSettings */
export function readEnvironment({ name, offset, variable }: Service, variables: Variables): Environment {
  const place = placeOf(variables, {
    name,
    offset,
    url: `${variable}_URL`,
    apiKey: `${variable}_API_KEY`,
  });
  return { ...place, file: join(place.folder, 'books.jsonl'), keyFile: join(place.folder, 'api.key') };
}
