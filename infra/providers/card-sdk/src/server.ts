import { keyInFile } from '@infra/api/key';
import { readEnvironment } from '../../payments/src/environment';
import { listen } from '../../common/listen';
import { buildCardSdk } from './app';

const environment = readEnvironment({ name: 'card-sdk', offset: 20, variable: 'CARD_SDK' }, process.env);
const apiKey = environment.apiKey ?? keyInFile(environment.keyFile).toString('base64');
await listen(buildCardSdk({ ...environment, apiKey, logLevel: 'warn' }), environment.port);
