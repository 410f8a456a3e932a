import { lookupZip } from '@infra/zip-data';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import {
  type SuggestedAddress,
  type ValidateAddressInput,
  validateAddressSchema,
} from '@shared/domain/purchase';
import { standardAddress, type AddressProvider } from '../../address/standardAddress';
import { reasonOf } from '../../reasonOf';
import { ApiFailure } from '../../http/apiFailure';
import { refuse } from '../../http/validatorCompiler';

/** A ZIP without a state or in another one is an error whatever the street. */
function checkZip({ zip, state }: ValidateAddressInput) {
  const found = lookupZip(zip);
  if (!found) refuse([{ path: 'zip', key: 'validation:zip_invalid' }]);
  else if (found.state !== state) throw new ApiFailure(422, [{ code: 'zip_other_state', attribute: 'zip' }]);
}

/** The outside service's suggestion; our own standardizer's where there is none, or while it fails. */
async function suggestionFor(
  provider: AddressProvider | null,
  address: SuggestedAddress,
  log: FastifyBaseLogger,
): Promise<SuggestedAddress | null> {
  if (provider === null) return standardAddress(address);
  try {
    return await provider.suggest(address);
  } catch (error) {
    log.warn(reasonOf(error), 'no address from the service: our own standardizer answers');
    return standardAddress(address);
  }
}

/** POST /v2/address/validate: encrypted, because a street must not appear in a URL (reading 38). */
export function addressRoutes(
  app: FastifyInstance,
  { provider }: { provider: AddressProvider | null },
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
      const address = { line1, line2: line2 ?? '', city, state, zip };
      return { suggestedAddress: await suggestionFor(provider, address, request.log) };
    },
  );
  done();
}
