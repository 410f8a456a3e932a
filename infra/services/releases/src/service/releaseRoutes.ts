import type { Contract } from '@shared/kit';
import type { SetPartAct, SweepAct } from '@shared/kit/release';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readLog } from '../acts/actLog';
import { perform, type Actor, type CountVisits } from '../acts/perform';
import { readParts, setPart } from '../acts/setPart';
import { sweep } from '../acts/sweep';
import type { AskApi, AskHolds } from '../gate/askApi';
import { tryPublish } from '../gate/tryPublish';
import { demandRight, demandScope, type Act, type PublishAct } from '../model/act';
import { Refusal } from '../model/refusal';
import { listVersions } from '../model/listVersions';
import type { Build } from '../model/release';
import { linkAddress } from '../preview/signedLink';
import { readReleaseFile } from '../store/ledger';
import type { ReleaseStore } from '../store/openStore';
import { addFile, beginUpload } from '../store/uploads';
import {
  actSchema,
  buildSchema,
  checkSchema,
  demandConsistent,
  filePlaceSchema,
  placeSchema,
  type BuildPlace,
} from './schemas';

const DESCRIPTION_LIMIT = 4 * 1024 * 1024;
const FILE_LIMIT = 8 * 1024 * 1024;

function actorOf({ token }: FastifyRequest): Actor {
  if (!token) throw new Refusal(401, 'unauthorized', 'This call needs a release token');
  return token;
}

/** Checks that the caller may publish. @throws Refusal */
function demandPublisher(request: FastifyRequest, place: BuildPlace): Actor {
  const actor = actorOf(request);
  const act: PublishAct = { what: 'publish', ...place };
  demandRight(act, actor.part);
  demandScope(act.what, actor.scope);
  return actor;
}

/** An upload is allowed to whoever may publish the part. */
async function demandOwnPart(request: FastifyRequest<{ Params: BuildPlace }>): Promise<void> {
  demandPublisher(request, request.params);
}

function uploadRoutes(app: FastifyInstance, store: ReleaseStore): void {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.put<{ Params: BuildPlace; Body: Build }>(
    '/builds/:part/:source',
    {
      bodyLimit: DESCRIPTION_LIMIT,
      schema: { params: placeSchema, body: buildSchema },
      preHandler: demandOwnPart,
    },
    async ({ body, params }, reply) => {
      demandConsistent(body, params);
      await beginUpload(store.files, body);
      return reply.code(204).send();
    },
  );
  app.put<{ Params: BuildPlace & { name: string }; Body: unknown }>(
    '/builds/:part/:source/files/:name',
    { bodyLimit: FILE_LIMIT, schema: { params: filePlaceSchema }, preHandler: demandOwnPart },
    async ({ body, params }, reply) => {
      if (!Buffer.isBuffer(body))
        throw new Refusal(415, 'bad_request', 'A file is sent as application/octet-stream');
      await addFile(store.files, params, body);
      return reply.code(204).send();
    },
  );
}

interface Options {
  store: ReleaseStore;
  askApi: AskApi;
  askHolds: AskHolds;
  site?: string;
  countVisits?: CountVisits;
}

/** Everything a release token can call. */
export function releaseRoutes(
  app: FastifyInstance,
  { store, askApi, askHolds, site = 'http://localhost:3000', countVisits }: Options,
): void {
  uploadRoutes(app, store);
  app.post<{ Body: Act | SweepAct | SetPartAct }>(
    '/acts',
    { schema: { body: actSchema } },
    async (request) => {
      if (request.body.what === 'set-part') return setPart(store, actorOf(request), request.body);
      if (request.body.what === 'sweep') return sweep(store, actorOf(request), request.body, askHolds);
      const { release, link } = await perform(store, actorOf(request), request.body, askApi, countVisits);
      return {
        release,
        ...(link ? { [link.use]: linkAddress(site, link.use, link.sealed) } : {}),
      };
    },
  );
  app.post<{ Body: { build: Build; contract: Contract } }>(
    '/checks',
    { bodyLimit: DESCRIPTION_LIMIT, schema: { body: checkSchema } },
    async (request) => {
      const { build, contract } = request.body;
      const place = { part: build.app, source: build.source };
      const { part } = demandPublisher(request, place);
      demandConsistent(build, place);
      return { checks: await tryPublish(store, build, contract, { askApi, isPlatform: part === '*' }) };
    },
  );
  app.get('/parts', async () => readParts(store));
  app.get('/releases', async () => listVersions(await readReleaseFile(store)));
  app.get('/log', async () => readLog(store));
}
