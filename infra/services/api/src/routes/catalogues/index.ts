import { lookupZip } from '@infra/zip-data';
import type { FastifyInstance } from 'fastify';
import {
  CARRIERS,
  builtInCatalogue,
  isStateCode,
  productCatalogue,
  publicCarrier,
  STATE_CODES,
  STATE_RULES,
  type StateCode,
  zipCodeSchema,
} from '@shared/domain';
import { type InferType, object, string } from 'yup';

const lookupQuerySchema = object({ zip_code: zipCodeSchema }).strict(true);
export const coveragesQuerySchema = object({
  state_code: string<StateCode>()
    .oneOf(STATE_CODES, 'validation:state_not_covered')
    .required('validation:state_not_covered'),
  system: string().oneOf(['PTS', 'GW'], 'validation:choice_invalid'),
  /** A rate's `carrier_product_id`: selects that product's catalog instead of the state's. */
  product: string().matches(/^[A-Z_-]{1,40}$/, 'validation:invalid'),
}).strict(true);

/** Lookups, carriers and catalogs: plain and cacheable, because they contain no personal data (reading 38). */
export function catalogueRoutes(app: FastifyInstance, _options: object, done: () => void) {
  app.get<{ Querystring: { zip_code: string } }>(
    '/v2/locations/lookup',
    { schema: { querystring: lookupQuerySchema }, config: { limit: 'lookup', cacheSeconds: 3600 } },
    async (request) => {
      const { zip_code } = request.query;
      const found = lookupZip(zip_code);
      // Returned as 200: a browser would report a 404 on its console, and nobody would cache it.
      if (!found) return { zip_code, state: null, counties: [], covered: false };
      return { ...found, covered: isStateCode(found.state) };
    },
  );
  app.get(
    '/v2/carriers/getallcarriers',
    { config: { limit: 'catalogue', cacheSeconds: 3600 } },
    async () => ({
      carriers: Object.values(CARRIERS).map(publicCarrier),
      agency: app.mail.site.agency,
    }),
  );
  app.get<{ Querystring: InferType<typeof coveragesQuerySchema> }>(
    '/v2/coverages/getallcoverages',
    { schema: { querystring: coveragesQuerySchema }, config: { limit: 'catalogue', cacheSeconds: 3600 } },
    async (request) => {
      const { state_code: state, system, product } = request.query;
      // The system follows the state (reading 1); one that contradicts it has no catalog.
      const matches = system === undefined || system === STATE_RULES[state].system;
      if (!matches) return { coverages: [] };
      return { coverages: product ? productCatalogue(product, state) : builtInCatalogue(state) };
    },
  );
  done();
}
