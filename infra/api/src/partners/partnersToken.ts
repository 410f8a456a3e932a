import { join } from 'node:path';
import { keyInFile } from '@infra/server';

/** The token in the data folder, which only its owner can read; created on first use. */
export const partnersTokenIn = (dataDir: string): string =>
  keyInFile(join(dataDir, 'partners.token')).toString('base64url');
