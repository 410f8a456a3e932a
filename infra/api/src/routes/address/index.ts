import { lookupZip } from '@infra/zip-data';
import type { FastifyInstance } from 'fastify';
import { type ValidateAddressInput, validateAddressSchema } from '@shared/domain/purchase';
import type { AddressProvider } from '../../address/addressProvider';
import { ApiFailure } from '../../http/apiFailure';
import { refuse } from '../../http/validatorCompiler';

/** A ZIP without a state or in another one is an error whatever the street. */
function checkZip({ zip, state }: ValidateAddressInput) {
  const found = lookupZip(zip);
  if (!found) refuse([{ path: 'zip', key: 'validation:zip_invalid' }]);
  else if (found.state !== state) throw new ApiFailure(422, [{ code: 'zip_other_state', attribute: 'zip' }]);
}

/** POST /v2/address/validate: encrypted, because a street must not appear in a URL (reading 38). */
export function addressRoutes(
  app: FastifyInstance,
  { provider }: { provider: AddressProvider },
  done: () => void,
) {
  app.post<{ Body: ValidateAddressInput }>(
    '/v2/address/validate',
    {
      schema: { body: validateAddressSchema },
      config: { sealed: true, repeatable: true, limit: 'address', limitByKey: true },
    },
    async (request, reply) => {
      checkZip(request.body);
      const { line1, line2, city, state, zip } = request.body;
      void reply.code(200);
      return { suggestedAddress: await provider.suggest({ line1, line2: line2 ?? '', city, state, zip }) };
    },
  );
  done();
}
