import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keyInFile, startOrSay, stopOnSignal } from '@infra/server';
import type { FastifyInstance } from 'fastify';
import { createHttpAddressProvider } from './address/httpAddressProvider';
import { createVinLookup } from './vehicles/vinLookup';
import { buildApp } from './app';
import { demandMasterKey } from './database/demandMasterKey';
import { migrateCommand } from './database/migrateCommand';
import { openDatabase, type OpenDatabase } from './database/openDatabase';
import { type Environment, readEnvironment } from './environment';
import { exampleAt } from './partners/examplePartner';
import { purchaseSettings } from './purchase/purchaseSettings';
import { mailSettings } from './mail/mailSettings';

/** The key from the environment, or from the file next to the embedded database: nodes of one database share one. */
function masterKeyOf({ masterKey }: Environment, dataDir: string): Buffer {
  if (masterKey !== null) return masterKey;
  const file = join(dataDir, 'master.key');
  if (!existsSync(file) && existsSync(join(dataDir, 'postgres', 'PG_VERSION')))
    throw new Error(
      `${file} is missing, and without it the database cannot be read; put it back, or set MASTER_KEY`,
    );
  return keyInFile(file);
}

await startOrSay(async () => {
  if (process.argv[2] === 'migrate') {
    process.stdout.write(`${await migrateCommand(process.env)}\n`);
    return;
  }
  // Everything this process writes is private to its owner.
  process.umask(0o077);
  const environment = readEnvironment(process.env);
  const dataDir = resolve(environment.dataDir);
  const masterKey = masterKeyOf(environment, dataDir);
  let app: FastifyInstance | null = null;
  let database: OpenDatabase | null = null;
  const isStopping = stopOnSignal(
    environment.preCloseWait,
    () => (app ? [app] : []),
    async () => database?.close(),
  );
  const tell = (sentence: string) =>
    void (app ? app.log.warn(sentence) : process.stderr.write(`${sentence}\n`));
  database = await openDatabase({ databaseUrl: environment.databaseUrl, dataDir }, tell);
  await demandMasterKey(database.kysely, masterKey);
  const siteConfig = resolve(import.meta.dirname, '../../../../hosts/shell/site.config.json');
  const { partnersToken, examplePartner } = environment;
  app = await buildApp({
    partnersToken,
    database: database.kysely,
    masterKey,
    mail: mailSettings(environment, dataDir, siteConfig),
    ...(environment.addresses === null
      ? {}
      : { addresses: createHttpAddressProvider(environment.addresses) }),
    vinLookup: createVinLookup(environment.vehicleDataOrigin),
    purchase: purchaseSettings(environment, dataDir),
    importFrom: dataDir,
    rateLimitScale: environment.rateLimitScale,
    isTrusted: environment.isTrusted,
    hsts: environment.hsts,
    metricsToken: environment.metricsToken,
    development: environment.development,
    logger: { level: environment.logLevel, base: null },
    isAccepting: () => !isStopping(),
  });
  if (database.warning !== undefined) app.log.warn(database.warning);
  if (examplePartner !== null) await app.partners.seed(...exampleAt(examplePartner));
  await app.listen({ port: environment.port, host: environment.host });
});
