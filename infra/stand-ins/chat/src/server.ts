import type { Served } from '../../common/served';
import { buildChat } from './app';
import { readEnvironment } from './environment';

/** The chat configured by these variables. */
export function chat(variables: NodeJS.ProcessEnv): Served {
  const { port, ...place } = readEnvironment(variables);
  return { app: buildChat({ ...place, logLevel: 'warn' }), port };
}
