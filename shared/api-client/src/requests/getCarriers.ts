import type { Carrier } from '@shared/domain';
import type { Transport } from '../transport/transport';

/** GET /v2/carriers/getallcarriers; not sealed. */
export const getCarriers = async (transport: Transport): Promise<Carrier[]> =>
  (await transport.callPlain<{ carriers: Carrier[] }>('api', '/v2/carriers/getallcarriers')).carriers;
