import { placeOf } from '../../common/place';
import type { Served } from '../../common/served';
import { buildPartner } from './app';

/** The example partner's page: PORT_BASE, PUBLIC_HOST, SITE_URL. @throws Error that names the wrong one */
export function partner(variables: NodeJS.ProcessEnv): Served {
  const { port, hosts, metrics } = placeOf(variables, { name: 'partner', offset: 30 });
  const { origin } = placeOf(variables, { name: 'site', offset: 0, url: 'SITE_URL' });
  const vehicleData = placeOf(variables, { name: 'vehicle-data', offset: 11 });
  const options = { site: origin, vehicleData: vehicleData.origin, hosts, metrics, logLevel: 'warn' };
  return { app: buildPartner(options), port };
}
