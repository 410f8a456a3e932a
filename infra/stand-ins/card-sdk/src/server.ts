import { keyInFile } from '@infra/server';
import type { Served } from '../../common/served';
import { readEnvironment } from '../../payments/src/environment';
import { buildCardSdk } from './app';

/** The card SDK configured by these variables. */
export function cardSdk(variables: NodeJS.ProcessEnv): Served {
  const environment = readEnvironment({ name: 'card-sdk', offset: 20, variable: 'CARD_SDK' }, variables);
  const apiKey = environment.apiKey ?? keyInFile(environment.keyFile).toString('base64');
  return { app: buildCardSdk({ ...environment, apiKey, logLevel: 'warn' }), port: environment.port };
}
