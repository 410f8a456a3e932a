import type { Agency, Carrier } from '@shared/domain';
import type { Transport } from '../transport/transport';

interface CarriersAnswer {
  carriers: Carrier[];
  /** An older API does not say it. */
  agency?: Agency;
}

const ask = (transport: Transport): Promise<CarriersAnswer> =>
  transport.callPlain('api', '/v2/carriers/getallcarriers');

/** GET /v2/carriers/getallcarriers; not sealed. */
export const getCarriers = async (transport: Transport): Promise<Carrier[]> =>
  (await ask(transport)).carriers;

/** The same call's answer to who sells the carriers' policies (reading 62). */
export const getAgency = async (transport: Transport): Promise<Agency | undefined> =>
  (await ask(transport)).agency;
