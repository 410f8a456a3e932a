import { keyInFile } from '@infra/api/key';
import { listen } from '../../common/listen';
import { buildESign } from './app';
import { readEnvironment } from './environment';

const { keyFile, apiKey, port, ...place } = readEnvironment(process.env);
const key = apiKey ?? keyInFile(keyFile).toString('base64');
await listen(buildESign({ ...place, apiKey: key, logLevel: 'warn' }), port);
