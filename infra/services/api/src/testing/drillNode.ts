import { join } from 'node:path';
import { buildApp } from '../app';
import { keyInFile } from '@infra/server';
import { openDatabase } from '../database/openDatabase';
import { createHttpMailProvider } from '../mail/httpMailProvider';
import { createHttpPaymentProvider } from '../purchase/providers/httpPaymentProvider';
import { createHttpSigningProvider } from '../purchase/providers/httpSigningProvider';
import { TEST_MAIL } from './testApp';

// The API for a drill, a process that dies at a given point; not part of what is shipped.
const [folder = '', providers = '', databaseUrl = '', memory = ''] = process.argv.slice(2);
let dieAt: string | null = null;
process.on('message', (message: { dieAt: string | null }) => {
  dieAt = message.dieAt;
});
process.on('disconnect', () => process.exit());

const NAMES = { sdk: 'cards', hosted: 'form', esign: 'esign', mail: 'mail' } as const;
const at = (name: keyof typeof NAMES) => {
  const url = `${providers}/${name}`;
  return { name: NAMES[name], url, origin: providers, apiKey: name, webhookUrl: `${providers}/nowhere` };
};
const database = await openDatabase(
  { databaseUrl: databaseUrl === '' ? null : databaseUrl, dataDir: folder },
  () => undefined,
);
const app = await buildApp({
  database: database.kysely,
  masterKey: keyInFile(join(folder, 'master.key')),
  mail: { ...TEST_MAIL, provider: createHttpMailProvider({ ...at('mail'), from: TEST_MAIL.site.email }) },
  purchase: {
    payments: { sdk: createHttpPaymentProvider(at('sdk')), hosted: createHttpPaymentProvider(at('hosted')) },
    signing: createHttpSigningProvider(at('esign')),
    apiKeys: {},
    reached: (point) => void (point === dieAt && process.kill(process.pid, 'SIGKILL')),
  },
  rateLimitScale: 1_000_000,
  decidesOnMemory: memory === 'decides',
});
process.send?.({ url: await app.listen({ port: 0, host: '127.0.0.1' }) });
