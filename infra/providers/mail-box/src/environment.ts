import { join, resolve } from 'node:path';

export interface Environment {
  port: number;
  /** Where the messages are kept. */
  folder: string;
  keyFile: string;
  /** MAIL_API_KEY where the API is told one too; null: the key in the file. */
  apiKey: string | null;
  /** Names under which a browser may come; anything else could be a foreign page that rebinds its name. */
  hosts: string[];
}

const PORT_OFFSET = 24;

/** Reads the settings once, at start: PORT_BASE, DATA_DIR, MAIL_API_KEY, PUBLIC_HOST. @throws Error for no port. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const base = Number(variables['PORT_BASE'] ?? 3000);
  if (!Number.isInteger(base) || base < 1 || base > 65_000) throw new Error('PORT_BASE is not a port');
  const data = resolve(variables['DATA_DIR'] ?? '.data', 'mail-box');
  const publicHost = new URL(variables['PUBLIC_HOST'] ?? 'http://localhost').hostname;
  return {
    port: base + PORT_OFFSET,
    folder: join(data, 'messages'),
    keyFile: join(data, 'api.key'),
    apiKey: variables['MAIL_API_KEY'] ?? null,
    hosts: ['localhost', '127.0.0.1', '[::1]', publicHost],
  };
}
