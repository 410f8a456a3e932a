import { keyInFile } from '@infra/server';
import type { Served } from '../../common/served';
import { buildESign } from './app';
import { readEnvironment } from './environment';

/** The e-sign service configured by these variables. */
export function eSign(variables: NodeJS.ProcessEnv): Served {
  const { keyFile, apiKey, port, ...place } = readEnvironment(variables);
  const key = apiKey ?? keyInFile(keyFile).toString('base64');
  return { app: buildESign({ ...place, apiKey: key, logLevel: 'warn' }), port };
}
