import { join, resolve } from 'node:path';
import { createHttpAddressProvider } from './address/httpAddressProvider';
import { buildApp } from './app';
import { keyInFile, readKey } from './crypto/loadKey';
import { openDatabase } from './database/openDatabase';
import { readEnvironment } from './environment';
import { purchaseSettings } from './purchase/purchaseSettings';
import { mailSettings } from './mail/mailSettings';

const DRAIN_LIMIT = 10_000;
/** Load balancers must see `/ready` fail before connections are refused. */
const READY_FIRST = 500;

const environment = readEnvironment(process.env);
const dataDir = resolve(environment.dataDir);
const masterKey =
  environment.masterKey === null
    ? keyInFile(join(dataDir, 'master.key'))
    : readKey(environment.masterKey, 'MASTER_KEY');
const siteConfig = resolve(import.meta.dirname, '../../../hosts/shell/site.config.json');
const database = await openDatabase({ databaseUrl: environment.databaseUrl, folder: join(dataDir, 'db') });
let accepting = true;
const app = await buildApp({
  database: database.kysely,
  masterKey,
  mail: mailSettings(environment, dataDir, siteConfig),
  ...(environment.addresses === null ? {} : { addresses: createHttpAddressProvider(environment.addresses) }),
  purchase: purchaseSettings(environment, dataDir),
  rateLimitScale: environment.rateLimitScale,
  trustedProxies: environment.trustedProxies,
  development: environment.development,
  logger: { level: environment.logLevel, base: null },
  isAccepting: () => accepting,
});

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms).unref());

/** Readiness goes first, then what is under way is answered, for ten seconds at most (design: limits). */
async function stop() {
  if (!accepting) return;
  accepting = false;
  await wait(READY_FIRST);
  await Promise.race([app.close(), wait(DRAIN_LIMIT)]);
  await database.close();
  process.exit(0);
}

process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
await app.listen({ port: environment.port, host: environment.host });
