import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/databaseSchema';
import { createConsentStore } from '../../consents/consentStore';
import type { MailSettings } from '../../mail/mailService';
import { startMailSender } from '../../mail/mailSender';
import { createOutboxStore } from '../../mail/outboxStore';
import { createOutbox } from '../../mail/outbox';
import { createRecipients } from '../../mail/recipients';
import { createResumeCodes } from '../../mail/resumeCodes';
import { keepUp } from '../../upkeep';

const HOUR = 3_600_000;

export interface MailOptions extends MailSettings {
  database: Kysely<DatabaseSchema>;
}

/** Letters: their settings, and the node's own sender. */
export const mail = fp((app: FastifyInstance, options: MailOptions, done: () => void) => {
  const { database, provider, site, agentEmail, internalEmail } = options;
  const { vault, clock, log } = app;
  const outbox = createOutboxStore(database, vault, clock);
  const recipients = createRecipients(database, vault, clock);
  const resumeCodes = createResumeCodes(database, clock);
  const sender = provider && startMailSender({ outbox, provider, log });
  const wake = () => sender?.wake();
  const office = createOutbox({ database, outbox, recipients, resumeCodes, clock, wake });
  app.decorate('mail', { ...office, site, agentEmail, internalEmail, recipients, resumeCodes });
  app.decorate('consents', createConsentStore(database, clock));
  keepUp(app, database, { name: 'outbox', every: HOUR, work: () => outbox.removeOld() });
  keepUp(app, database, { name: 'resume-codes', every: HOUR, work: () => resumeCodes.removeOld() });
  app.addHook('onClose', async () => {
    await sender?.stop();
    provider?.close?.();
  });
  done();
});
