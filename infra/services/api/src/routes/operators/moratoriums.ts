import type { FastifyInstance } from 'fastify';
import type { Moratorium } from '@shared/domain';
import { object } from 'yup';
import { ApiFailure } from '../../http/apiFailure';
import { isoDate, moratoriumSchema } from '../../moratoriums/moratoriumSchema';
import { operatorOf } from '../../operators/operatorName';

const endSchema = object({ until: isoDate() }).noUnknown(true, 'validation:unknown_field').strict(true);

interface Named {
  Params: { id: string };
}

/** Keeping moratoriums, for `npm run moratoriums`. This node knows a change at once, the others within seconds. */
export function manageMoratoriums(app: FastifyInstance, _options: object, done: () => void) {
  const hide = true;
  const { moratoriumStore: store } = app;
  app.get('/moratoriums', { schema: { hide } }, async () => ({ moratoriums: await store.list() }));
  app.post<{ Body: Moratorium }>(
    '/moratoriums',
    { schema: { hide, body: moratoriumSchema } },
    async (request, reply) => {
      const added = await store.add(request.body, operatorOf(request));
      await app.refreshMoratoriums();
      void reply.code(201);
      return added;
    },
  );
  app.post<Named & { Body: { until?: string } }>(
    '/moratoriums/:id/end',
    { schema: { hide, body: endSchema } },
    async (request) => {
      const { params, body } = request;
      const known = (await store.list()).find(({ id }) => id === params.id);
      if (known && body.until !== undefined && body.until < known.from)
        throw new ApiFailure(422, [{ code: 'invalid', attribute: 'until' }]);
      const ended = known && (await store.end(known.id, body.until ?? null, operatorOf(request)));
      if (!ended) throw new ApiFailure(404, 'moratorium_unknown');
      await app.refreshMoratoriums();
      return ended;
    },
  );
  done();
}
