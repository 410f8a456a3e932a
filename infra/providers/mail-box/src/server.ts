import { keyInFile } from '@infra/api/key';
import type { Served } from '../../common/served';
import { buildMailBox } from './app';
import { readEnvironment } from './environment';
import { openMessageStore } from './messageStore';

/** The mail box as these variables set it up. */
export function mailBox(variables: NodeJS.ProcessEnv): Served {
  const { port, folder, keyFile, apiKey, hosts } = readEnvironment(variables);
  const key = apiKey ?? keyInFile(keyFile).toString('base64');
  return {
    app: buildMailBox({ store: openMessageStore(folder), apiKey: key, hosts, logLevel: 'warn' }),
    port,
  };
}
