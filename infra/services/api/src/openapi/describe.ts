import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { buildApp } from '../app';
import { openPostgres } from '../database/openPostgres';
import { readEnvironment } from '../environment';
import { mailSettings } from '../mail/mailSettings';
import { purchaseSettings } from '../purchase/purchaseSettings';
import { startPostgres } from '@infra/postgres/testing';

/** Prints the description of the API that these sources would serve. Its database is empty and ends with it, and it calls nobody. */
const KEYS = ['MAIL_API_KEY', 'CARD_SDK_API_KEY', 'PAYMENT_FORM_API_KEY', 'ESIGN_API_KEY'];
const environment = readEnvironment(Object.fromEntries(KEYS.map((name) => [name, 'none'])));
const siteConfig = resolve(import.meta.dirname, '../../../../../hosts/shell/site.config.json');
const server = await startPostgres();
const { kysely } = await openPostgres(server.url);
const app = await buildApp({
  database: kysely,
  masterKey: randomBytes(32),
  mail: mailSettings(environment, '', siteConfig),
  purchase: purchaseSettings(environment, ''),
});
process.stdout.write(JSON.stringify(app.describeApi()), () => process.exit());
