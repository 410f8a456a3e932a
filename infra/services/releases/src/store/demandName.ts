import { normalize } from 'node:path';

/** Rejects what does not name a file or folder inside the store. */
export function demandName(name: string): void {
  if (
    name === '' ||
    name.startsWith('/') ||
    normalize(name) !== normalize(`./${name}`) ||
    name.split('/').includes('..')
  )
    throw new Error(`${name} is not the name of a file`);
}
