import { keyInFile } from '@infra/api/key';
import { buildMailBox } from './app';
import { readEnvironment } from './environment';
import { openMessageStore } from './messageStore';

const { port, folder, keyFile, apiKey, hosts } = readEnvironment(process.env);
const key = apiKey ?? keyInFile(keyFile).toString('base64');
const app = buildMailBox({ store: openMessageStore(folder), apiKey: key, hosts, logLevel: 'warn' });
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
// It shows what was mailed to whoever can reach it: this machine alone.
await app.listen({ port, host: '127.0.0.1' });
