import { keyInFile } from '@infra/server';
import type { Served } from '../../common/served';
import { buildMailBox } from './app';
import { readEnvironment } from './environment';
import { openMessageStore } from './messageStore';

/** The mailbox configured by these variables. */
export function mailBox(variables: NodeJS.ProcessEnv): Served {
  const { port, folder, keyFile, apiKey, hosts, metrics } = readEnvironment(variables);
  const key = apiKey ?? keyInFile(keyFile).toString('base64');
  return {
    app: buildMailBox({ store: openMessageStore(folder), apiKey: key, hosts, metrics, logLevel: 'warn' }),
    port,
  };
}
