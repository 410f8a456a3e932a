import { lookupZip } from '@infra/zip-data';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import {
  type EraseWaitingInput,
  eraseWaitingSchema,
  isStateCode,
  type WaitingInput,
  waitingSchema,
} from '@shared/domain';
import { consentWording } from '@shared/i18n/texts';
import type { DatabaseSchema } from '../../database/databaseSchema';
import { inTransaction } from '../../database/inTransaction';
import { ApiFailure } from '../../http/apiFailure';
import { languageOf } from '../../http/languageOf';
import { waitingLetter } from '../../mail/letters/waitingLetters';
import { limitWaiting } from '../../mail/limitMail';

const ACCEPTED = { status: 'accepted' } as const;
const config = { sealed: true, limit: 'resume', repeatable: true } as const;

const refuse = (code: 'zip_not_found' | 'zip_covered' | 'consent_wording_unknown', attribute: string) =>
  new ApiFailure(422, [{ code, attribute }]);

/** The state of a ZIP outside our states. @throws ApiFailure 422 for a ZIP that is unknown, or that can be quoted today. */
function stateOf(zip: string): string {
  const place = lookupZip(zip);
  if (!place) throw refuse('zip_not_found', 'zip_code');
  if (isStateCode(place.state)) throw refuse('zip_covered', 'zip_code');
  return place.state;
}

async function wait(
  app: FastifyInstance,
  database: Kysely<DatabaseSchema>,
  request: FastifyRequest<{ Body: WaitingInput }>,
) {
  const { to, zip_code: zip, consent } = request.body;
  const state = stateOf(zip);
  const wording = consentWording('waiting_list', consent.version);
  if (!wording) throw refuse('consent_wording_unknown', 'consent.version');
  await limitWaiting(app.limiter, { sender: request, to });
  const waiting = { to, zip, language: languageOf(request.headers['accept-language']) };
  await inTransaction(database, async (transaction) => {
    const code = await app.waitingList.add(transaction, { ...waiting, state, wording });
    const letter = waitingLetter({ ...waiting, state, code, site: app.mail.site });
    await app.mail.enqueueAlone(transaction, letter);
  });
  app.mail.wake();
}

/** Joining and leaving the waiting list; the responses never reveal who is on it. */
export function waitingRoutes(
  app: FastifyInstance,
  { database }: { database: Kysely<DatabaseSchema> },
  done: () => void,
) {
  app.post<{ Body: WaitingInput }>(
    '/v2/waiting-list',
    { schema: { body: waitingSchema }, config },
    async (request, reply) => {
      await wait(app, database, request);
      void reply.code(202);
      return ACCEPTED;
    },
  );
  app.post<{ Body: EraseWaitingInput }>(
    '/v2/waiting-list/erase',
    { schema: { body: eraseWaitingSchema }, config },
    async (request, reply) => {
      await app.waitingList.erase(request.body.code);
      void reply.code(202);
      return ACCEPTED;
    },
  );
  done();
}
