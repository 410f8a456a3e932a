import { join } from 'node:path';
import { repository, type PartProcess } from '../parts';

/** Node's options for a service that restarts when one of its sources changes. */
export const watching = ({ parts }: PartProcess): string[] => [
  join(repository, 'node_modules/tsx/dist/cli.mjs'),
  'watch',
  '--clear-screen=false',
  join(repository, parts[0].source),
  ...parts.flatMap(({ args }) => args),
];
