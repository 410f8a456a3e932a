import { keyInFile } from '@infra/api/key';
import { listen } from '../../common/listen';
import { buildMailBox } from './app';
import { readEnvironment } from './environment';
import { openMessageStore } from './messageStore';

const { port, folder, keyFile, apiKey, hosts } = readEnvironment(process.env);
const key = apiKey ?? keyInFile(keyFile).toString('base64');
const app = buildMailBox({ store: openMessageStore(folder), apiKey: key, hosts, logLevel: 'warn' });
// It shows what was mailed to whoever can reach it: this machine alone.
await listen(app, port);
