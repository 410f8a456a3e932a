import type { Variables } from '@infra/server';
import { placeOf } from '../../common/place';
import type { Served } from '../../common/served';
import { buildPartner } from './app';

/** The example partner's page. @throws WrongSettings */
export function partner(variables: Variables): Served {
  const { port, hosts, metrics, siteOrigin } = placeOf(variables, { name: 'partner', offset: 30 });
  const vehicleData = placeOf(variables, { name: 'vehicle-data', offset: 11 });
  const options = {
    site: siteOrigin,
    vehicleData: vehicleData.origin,
    hosts,
    metrics,
    logLevel: 'warn',
  };
  return { app: buildPartner(options), port };
}
